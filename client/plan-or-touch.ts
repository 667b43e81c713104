import { onFirstTouch } from './behaviours/first-touch';
import { readItem } from './storage';

/** The plan of a buyer in localStorage: only after the visitor chose one (decision 104). The cookie policy names it. */
export const PLAN_KEY = 'buyer-plan';

/** Calls back at the first touch (onFirstTouch), or at once where the visitor chose a plan before, which is applied then. */
export const onPlanOrTouch = (...touch: Parameters<typeof onFirstTouch>): void =>
  readItem(PLAN_KEY) ? touch[1]() : onFirstTouch(...touch);
