import { PERIODS } from '../../domain/periods';

/** What fills in the sentences that say when visitors see what was changed. */
export const SEEN_WITHIN = { minutes: PERIODS.seenVersion.minutes } as const;
