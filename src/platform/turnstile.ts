/** The origin of Turnstile's script and frame. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/** The two keys that turn Turnstile on (decision 26). */
export interface TurnstileKeys {
  TURNSTILE_SITE_KEY?: string | undefined;
  TURNSTILE_SECRET?: string | undefined;
}

/** Returns whether Turnstile asks visitors instead of the proof of work: whether both keys are set. */
export const isTurnstileOn = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: TurnstileKeys): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET);
