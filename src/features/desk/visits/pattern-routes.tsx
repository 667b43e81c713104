import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { toBrusselsTime } from '../../../domain/format/brussels-time';
import type { TextKey } from '../../../domain/language/texts';
import { overlapsPattern, VisitPatternForm } from '../../../domain/visits/visit-pattern';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import {
  deleteDayOff,
  deleteVisitPattern,
  insertDayOff,
  insertVisitPattern,
  loadDaysOff,
  loadVisitPatterns,
  makePatternSlots,
} from '../../appointments/visit-patterns-store';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import type { DeskAnswers } from '../read-desk-form';
import { readDeskForm } from '../read-desk-form';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { PatternPage } from './pattern-page';
import type { PatternState } from './pattern-state';
import { loadPropertyLabels } from './property-labels';
import { addDays, getMidnight, isDay } from './visits-query';
import { countBooked } from './visits-store';

/** The weekly hours of houses, and the days without visits. */
export const deskPatternRoutes = new Hono<App>();

const PATH = '/desk/visits/pattern/';
/** With more houses the form asks for the reference. */
const MAX_HOUSES_LISTED = 500;

const NoticeQuery = v.object({ kept: TextParameter });

deskPatternRoutes.get(PATH, vValidator('query', NoticeQuery), (c) => {
  const { t } = c.var.ctx;
  const kept = Number(c.req.valid('query').kept);
  return renderPatterns(c, {}, kept > 0 ? t('DESK_PATTERN_KEPT', { count: kept }) : undefined);
});

deskPatternRoutes.post(PATH, async (c) => {
  const answers = await readDeskForm(c);
  const errors =
    answers.action === 'add' ? await addPattern(c, answers) : await changeDays(c, answers);
  if (errors) return renderPatterns(c, { answers, errors });
  await makePatternSlots(c.env.DB, Date.now());
  const kept = await countKept(c, answers);
  return c.redirect(c.var.ctx.href.page(PATH, { kept: kept || undefined }), 303);
});

type Errors = Readonly<Record<string, TextKey>>;

/** Adds a row of a house's week; returns what is wrong by field. */
async function addPattern(c: Context<App>, answers: DeskAnswers): Promise<Errors | undefined> {
  const { DB, snapshot } = c.env;
  const result = v.safeParse(VisitPatternForm, answers);
  if (!result.success)
    return Object.fromEntries(
      result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message as TextKey]),
    );
  const pattern = result.output;
  if (findRowById(snapshot.catalogue.index, pattern.property) < 0)
    return { property: 'DESK_PATTERN_PROPERTY_UNKNOWN' };
  const patterns = await loadVisitPatterns(DB);
  const overlap: Errors = { starts: 'DESK_PATTERN_OVERLAP' };
  if (patterns.some((other) => overlapsPattern(pattern, other))) return overlap;
  try {
    await runBatch(DB, [
      insertVisitPattern(DB, pattern, Date.now()),
      recordStaffAction(DB, getStaff(c), 'hours set', pattern.property),
    ]);
    return undefined;
  } catch (error) {
    // Somebody else added it meanwhile.
    if (/visit_pattern_overlap/.test(String(error))) return overlap;
    throw error;
  }
}

/** Removes a row, or adds or removes a day off; returns what is wrong by field. */
async function changeDays(c: Context<App>, answers: DeskAnswers): Promise<Errors | undefined> {
  const { DB } = c.env;
  const { action, day = '', house = '', reason = '', id = '' } = answers;
  const log = (name: 'hours removed' | 'day off added' | 'day off removed', subject: string) =>
    recordStaffAction(DB, getStaff(c), name, subject);
  if (action === 'remove') {
    await runBatch(DB, [...deleteVisitPattern(DB, Number(id) || 0), log('hours removed', id)]);
    return undefined;
  }
  const property = house === '' ? 0 : Number(house);
  const errors: Record<string, TextKey> = {};
  if (!isDay(day)) errors.day = 'DESK_DAY_INVALID';
  else if (day < toBrusselsTime(Date.now()).slice(0, 10)) errors.day = 'DESK_DAY_PAST';
  if (!/^\d{0,9}$/.test(house)) errors.house = 'DESK_PATTERN_PROPERTY_UNKNOWN';
  if (reason.length > 100) errors.reason = 'DESK_REASON_LONG';
  if (Object.keys(errors).length > 0) return errors;
  if (action === 'day-on') {
    await runBatch(DB, [deleteDayOff(DB, { day, property }), log('day off removed', day)]);
    return undefined;
  }
  const times = { from: getMidnight(day), to: getMidnight(addDays(day, 1)) };
  await runBatch(DB, [
    ...insertDayOff(DB, { day, property, reason }, times),
    log('day off added', day),
  ]);
  return undefined;
}

/** Counts the booked visits that a removed row or a day off leaves as they are. */
async function countKept(c: Context<App>, { action, day = '', house }: DeskAnswers) {
  if (action !== 'day-off') return 0;
  const to = getMidnight(addDays(day, 1));
  return countBooked(c.env.DB, { from: getMidnight(day), to, property: Number(house) || 0 });
}

async function renderPatterns(c: Context<App>, state: PatternState, notice?: string) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const today = toBrusselsTime(Date.now()).slice(0, 10);
  const [patterns, daysOff] = await Promise.all([loadVisitPatterns(DB), loadDaysOff(DB, today)]);
  const { index } = ctx.snapshot.catalogue;
  const listed = index.count > MAX_HOUSES_LISTED ? [] : [...index.columns.id];
  const getLabel = await loadPropertyLabels(ctx, [
    ...listed,
    ...patterns.map(({ property }) => property),
  ]);
  const houses = listed.toSorted((one, other) => one - other).map(getLabel);
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_VISITS_PATTERN'),
      area: '/desk/visits/',
      status: state.errors ? 422 : 200,
    },
    <PatternPage {...{ ctx, patterns, daysOff, houses, getLabel, today, notice, state }} />,
  );
}
