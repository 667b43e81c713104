import { DAY_MS } from '../../domain/format/durations';

/** An invitation is read days after it was sent; a forgotten password within half an hour. */
export const INVITATION_MS = 7 * DAY_MS;
