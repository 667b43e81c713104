import * as v from 'valibot';
import type { CostSubject } from './cost-subject';
import type { DutyKind } from './registration-duty';

/** Plans of a buyer with a property, which decide the costs (decision 40). */
export const Situation = v.picklist([
  'only-home',
  'second-home',
  'investment',
  'only-home-plot',
  'other-plot',
  'occupied',
  'part-home',
]);
export type Situation = v.InferOutput<typeof Situation>;

/** The plans of whoever buys a home: what a list asks for. A property may offer others of its own. */
export const HOME_SITUATIONS = [
  'only-home',
  'second-home',
  'investment',
] as const satisfies readonly Situation[];
export type HomeSituation = (typeof HOME_SITUATIONS)[number];

/** The plan that no other is dearer than, since its rate is without any reduction: it counts where none was chosen. */
export const DEAREST_SITUATION: HomeSituation = 'second-home';

/** Returns the situations that are possible for a property. */
export function listSituations(subject: CostSubject): readonly Situation[] {
  switch (subject.kind) {
    case 'home':
    case 'new-home':
      return HOME_SITUATIONS;
    case 'holiday-home':
      // Nobody can register as a resident there, so that no rate for the only home applies.
      return ['second-home', 'investment'];
    case 'plot':
      // Flanders has no lower rate for the plot of an only home.
      return subject.region === 'flanders' ? ['other-plot'] : ['only-home-plot', 'other-plot'];
    case 'annuity':
      if (subject.annuity?.occupancy === 'vacant') return HOME_SITUATIONS;
      return subject.annuity?.occupancy ? ['occupied'] : ['occupied', 'only-home', 'second-home'];
    case 'farmland':
      return ['other-plot'];
    case 'let-building':
      // Whoever lives in a part of it may have the lower rate, on terms that only a notary can judge.
      return ['investment', 'part-home'];
    case 'other':
      return ['investment'];
  }
}

/**
 * Returns the situation of a property in which a buyer with this plan is: a plot for the only home to build on it,
 * and the ordinary rate where the plan is not possible.
 */
export function findOwnSituation(subject: CostSubject, plan: HomeSituation): Situation | undefined {
  const situations = listSituations(subject);
  if (situations.includes(plan)) return plan;
  if (plan === 'only-home' && situations.includes('only-home-plot')) return 'only-home-plot';
  return situations.find((situation) => situation !== 'only-home-plot');
}

/** Returns the kind of registration duty that a situation leads to. */
export function getDutyKind(situation: Situation, { kind, region }: CostSubject): DutyKind {
  if (situation === 'only-home-plot') return 'only-home-plot';
  if (situation !== 'only-home') return 'standard';
  // Of a new home only the land bears the duty; in Brussels a home off plan counts as a home.
  return kind === 'new-home' && region !== 'brussels' ? 'only-home-plot' : 'only-home';
}
