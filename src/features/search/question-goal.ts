import type { RequestContext } from '../../platform/request-context';
import { readText } from './answer';
import { joinCriteria } from './question/asked-criteria';

/** Returns whether a question says that one wants to buy or to rent: by words, by a kind of sale, or by an amount. */
export const namesGoal = (ctx: RequestContext, text: string): boolean =>
  joinCriteria(readText(ctx, text), ctx.snapshot.catalogue.index).goal !== undefined;
