import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { toBrusselsTime } from '../../../domain/format/brussels-time';
import type { App } from '../../../env';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { loadDaysOff, loadVisitPatterns } from '../../visits/visit-patterns-store';
import { getStaff } from '../desk-gate';
import { listChoosableProperties } from '../property-choice';
import { renderDeskPage } from '../render-desk-page';
import { changePatterns } from './change-patterns';
import { PATTERN_FORMS } from './pattern-forms';
import { PatternPage } from './pattern-page';
import { loadPropertyLabels } from './property-labels';

/** The weekly hours of properties, and the days without visits. */
export const deskPatternRoutes = new Hono<App>();

const PATH = '/desk/visits/pattern/';
/** Query of the page: how many visits the last change left, and the property that the form begins with. */
const PatternQuery = v.object({ kept: TextParameter, house: TextParameter });

deskPatternRoutes.get(PATH, vValidator('query', PatternQuery), (c) => {
  const { t } = c.var.ctx;
  const { kept: text, house: property } = c.req.valid('query');
  const kept = Number(text);
  const notice = kept > 0 ? t('DESK_PATTERN_KEPT', { count: kept }) : undefined;
  return renderPatterns(c, { property, notice });
});

deskPatternRoutes.post(PATH, async (c) => {
  const read = await readForm(c, ...PATTERN_FORMS);
  if (!read.ok) return renderPatterns(c, { refused: read });
  const { DB, snapshot } = c.env;
  const hasProperty = (id: number) => findRowById(snapshot.catalogue.index, id) >= 0;
  const result = await changePatterns({ db: DB, staff: getStaff(c), hasProperty }, read);
  if ('errors' in result) return renderPatterns(c, { refused: refuseForm(read, result) });
  return c.redirect(c.var.ctx.href.page(PATH, { kept: result.kept || undefined }), 303);
});

async function renderPatterns(
  c: Context<App>,
  state: { property?: string; notice?: string | undefined; refused?: RefusedForm },
) {
  const { ctx } = c.var;
  const { DB } = c.env;
  const today = toBrusselsTime(Date.now()).slice(0, 10);
  const [patterns, daysOff] = await Promise.all([loadVisitPatterns(DB), loadDaysOff(DB, today)]);
  const listed = listChoosableProperties(ctx);
  const getLabel = await loadPropertyLabels(ctx, [
    ...listed,
    ...patterns.map(({ property }) => property),
  ]);
  const properties = listed.map(getLabel);
  return renderDeskPage(
    c,
    {
      title: ctx.t('DESK_VISITS_PATTERN'),
      entry: '/desk/visits/',
      status: state.refused?.status ?? 200,
    },
    <PatternPage {...{ ctx, patterns, daysOff, properties, getLabel, today, ...state }} />,
  );
}
