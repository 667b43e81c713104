import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { loadPageSpeeds } from '../../analytics/page-speeds-store';
import { loadEmptySearches } from '../../search/empty-searches-store';
import { loadOrphanedCommitments } from '../catalogue/commitments-store';
import { toOffering } from '../catalogue/offering';
import { loadFirstAnswers } from './answer-times-store';
import { compareSpeeds } from './compare-speeds';
import { compareCities, comparePrices, countFits } from './compare-with-catalogue';
import type { DeskFigures } from './figures-store';
import { loadViews, loadWatchedCriteria, storeDeskFigures } from './figures-store';
import { sumAnswers } from './sum-answers';
import { sumViews } from './sum-views';

/** What the page shows; one more is stored, which tells that there are more. */
export const MAX_FIGURES = { properties: 50, emptySearches: 50, cities: 30 } as const;

/** Leads whose first answers are summed up; more in a month are left out, the oldest first. */
const MAX_ANSWERED_LEADS = 5000;

/**
 * Sums up what is looked at, what is sought in vain, what is wanted beside the offer, how fast pages were and staff answered, and what is
 * open on properties that left the offer, and stores it for the desk. It reads the views of a month, every watched search and every open
 * visit of a property that left: a job does it each hour.
 */
export async function sumUpFigures(
  db: D1Database,
  snapshot: Snapshot,
  now: number,
): Promise<DeskFigures> {
  const { site } = snapshot;
  const { index } = snapshot.catalogue;
  const since = toBrusselsDay(new Date(subtractPeriod(now, PERIODS.summedViews)));
  const firstWeek = toBrusselsDay(new Date(subtractPeriod(now, PERIODS.summedSpeeds)));
  const answersSince = subtractPeriod(now, PERIODS.summedViews);
  const [views, emptySearches, searches, orphaned, speeds, answers] = await Promise.all([
    loadViews(db, since),
    loadEmptySearches(db, MAX_FIGURES.emptySearches + 1),
    loadWatchedCriteria(db),
    loadOrphanedCommitments(db, toOffering(snapshot), now),
    loadPageSpeeds(db, firstWeek),
    loadFirstAnswers(db, answersSince, MAX_ANSWERED_LEADS),
  ]);
  const figures: DeskFigures = {
    version: snapshot.version,
    orphaned,
    properties: sumViews(views).slice(0, MAX_FIGURES.properties + 1),
    emptySearches,
    fits: countFits(index, searches),
    cities: compareCities(searches, index).slice(0, MAX_FIGURES.cities + 1),
    prices: comparePrices(searches, index),
    speeds: compareSpeeds(speeds),
    answers: sumAnswers(answers, site.configuration.agency.promises.answerWorkdays, now),
  };
  await storeDeskFigures(db, figures, now);
  return figures;
}
