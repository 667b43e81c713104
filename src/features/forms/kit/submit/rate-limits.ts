import { scaleLimit } from '../../../../platform/limits';
import type { KeyedLimit } from '../../../../platform/rate-windows-store';

/** The limits of each way to show that a person sends the form. */
const SEND_LIMITS = {
  work: ['send', 'send-day'],
  turnstile: ['send', 'send-day'],
  question: ['answer', 'answer-day'],
} as const;

/** The limits of a household; those of its organization have the same names and '/48'. */
type HouseholdLimit = (typeof SEND_LIMITS)[CaptchaMethod][number] | 'wrong';

export type CaptchaMethod = keyof typeof SEND_LIMITS;

/** The signed names of a visitor's network in two widths. */
export interface Networks {
  household: string;
  organization: string;
}

/** Returns the limits of sending a form. */
export const getSendLimits = (
  method: CaptchaMethod,
  networks: Networks,
  scale: number,
): KeyedLimit[] => applyToNetworks(SEND_LIMITS[method], networks, scale);

/** Returns the limits of wrong captcha responses, of all methods. */
export const getFailedCaptchaLimits = (networks: Networks, scale: number): KeyedLimit[] =>
  applyToNetworks(['wrong'], networks, scale);

const applyToNetworks = (
  names: readonly HouseholdLimit[],
  { household, organization }: Networks,
  scale: number,
): KeyedLimit[] =>
  names.flatMap((name) => [
    { ...scaleLimit(name, scale), key: household },
    { ...scaleLimit(`${name} /48`, scale), key: organization },
  ]);
