import type { RateLimit } from '../rate-windows-store';

/** Mails within a window, and those that wait for one of the next: `used` may be more than a window allows. */
export interface MailWindow {
  used: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

type WindowLimit = Pick<RateLimit, 'max' | 'windowMs'>;

/** When a mail may leave, and how many its window and those before it allow. */
interface MailTurn {
  dueAt: number;
  allowed: number;
}

/**
 * Returns a window as it stands now. Each that has ended took as many mails along as it allows; what waited
 * beyond that fills the windows that follow, without a gap.
 */
export function rollMailWindow(
  { used, expiresAt }: MailWindow,
  { max, windowMs }: WindowLimit,
  now: number,
): MailWindow {
  const ended = expiresAt > now ? 0 : Math.floor((now - expiresAt) / windowMs) + 1;
  const left = used - max * ended;
  return left > 0
    ? { used: left, expiresAt: expiresAt + windowMs * ended }
    : { used: 0, expiresAt: now + windowMs };
}

/** Returns when one more mail may leave: at once, or when the window ends in which there is room. */
export function findMailTurn(
  { used, expiresAt }: MailWindow,
  { max, windowMs }: WindowLimit,
  now: number,
): MailTurn {
  const full = Math.floor(used / max);
  return {
    dueAt: full === 0 ? now : expiresAt + (full - 1) * windowMs,
    allowed: (full + 1) * max,
  };
}
