import type { KeyRing } from '../../domain/accounts/key-ring';
import type { FixedPeriod } from '../../domain/format/period';
import { toMs } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { SignaturePurpose } from './signature';
import { isValidSignature, sign } from './signature';

interface SignedLink {
  /** The parameters that the signature covers: exchanging one makes the link invalid. */
  binds: readonly string[];
  /** How long it works; 'unlimited' for what must always work, such as unsubscribing. */
  lasts: FixedPeriod | 'unlimited';
  /** Where its end is: in the bound parameter `until`, or in the row that it names. */
  end: 'until' | 'row';
}

/**
 * The links that we sign: what each opens is what it binds, for as long as it lasts (decision 128).
 * docs/security.md has the same table; a test exchanges each bound parameter.
 */
export const SIGNED_LINKS = {
  /** The page where a visit is moved or cancelled; it ends some time after the visit. */
  visit: { binds: ['id'], lasts: PERIODS.visitLink, end: 'row' },
  /**
   * The same page, from the thank-you page: who booked has it without having read a mail, so what they change
   * is mailed like a form, within the limits of typed addresses (decision 108).
   */
  booking: { binds: ['id'], lasts: PERIODS.visitLink, end: 'row' },
  /** A file of a lead; signing in at the desk is needed as well. */
  attachment: { binds: ['file', 'until'], lasts: PERIODS.attachmentLink, end: 'until' },
  /** The button that confirms a saved search. */
  search: { binds: ['id'], lasts: PERIODS.pendingSearch, end: 'row' },
  /** Keeps the account of a subscriber who gave no sign of life. */
  keep: { binds: ['id'], lasts: 'unlimited', end: 'row' },
  /** Stops the weekly mail of an owner. */
  digest: { binds: ['id'], lasts: 'unlimited', end: 'row' },
  /** A document that somebody asked for (decision 28), of the property or project that must still name it. */
  document: {
    binds: ['file', 'name', 'property', 'project', 'until'],
    lasts: PERIODS.documentRequest,
    end: 'until',
  },
  /**
   * The page of a property that is not public yet, for an account or a visit; from its first public day on, which the
   * catalogue says, it leads to the ordinary page (decision 107).
   */
  early: { binds: ['holder', 'property'], lasts: 'unlimited', end: 'row' },
  /** Confirms an address of the newsletter, and unsubscribes it. */
  newsletter: { binds: ['email'], lasts: 'unlimited', end: 'row' },
  /** Shows every draft (decision 6). */
  preview: { binds: ['until'], lasts: PERIODS.previewLink, end: 'until' },
  /** A thank-you page that shows what was booked. */
  receipt: { binds: ['form', 'key', 'until'], lasts: PERIODS.receipt, end: 'until' },
  /** Stops the alerts of a subscriber. */
  unsubscribe: { binds: ['id'], lasts: 'unlimited', end: 'row' },
} as const satisfies Partial<Record<SignaturePurpose, SignedLink>>;

export type LinkPurpose = keyof typeof SIGNED_LINKS;

/** The purposes of links that hold their own end. */
export type EndingPurpose = {
  [Purpose in LinkPurpose]: (typeof SIGNED_LINKS)[Purpose]['end'] extends 'until' ? Purpose : never;
}[LinkPurpose];

/** The values of the parameters that a link of this purpose binds. */
export type BoundParameters<Purpose extends LinkPurpose> = Readonly<
  Record<(typeof SIGNED_LINKS)[Purpose]['binds'][number], string | number>
>;

/** Returns when a link that is made at `now` ends; both in milliseconds since 1970. */
export const computeLinkEnd = (purpose: EndingPurpose, now: number): number =>
  now + toMs(SIGNED_LINKS[purpose].lasts);

/** Signs the parameters of a link. */
export const signLink = <Purpose extends LinkPurpose>(
  purpose: Purpose,
  parameters: BoundParameters<Purpose>,
  keyRing: KeyRing,
): Promise<string> => sign(purpose, formatMessage(purpose, parameters), keyRing);

/** Returns whether we signed these parameters for this purpose and their end has not passed. */
export async function isSignedLink<Purpose extends LinkPurpose>(
  purpose: Purpose,
  parameters: BoundParameters<Purpose>,
  signature: string,
  keyRing: KeyRing,
  now: number,
): Promise<boolean> {
  if (SIGNED_LINKS[purpose].end === 'until' && !isAhead(parameters, now)) return false;
  return isValidSignature(purpose, formatMessage(purpose, parameters), signature, keyRing);
}

function isAhead(parameters: Readonly<Record<string, string | number>>, now: number): boolean {
  const until = String(parameters.until);
  return /^\d{13}$/.test(until) && Number(until) >= now;
}

/** Names and values, escaped: no value passes for two, and none for that of another parameter. */
function formatMessage<Purpose extends LinkPurpose>(
  purpose: Purpose,
  parameters: BoundParameters<Purpose>,
): string {
  const values: Readonly<Record<string, string | number>> = parameters;
  const bound = SIGNED_LINKS[purpose].binds.map((name) => [name, String(values[name])]);
  return new URLSearchParams(bound).toString();
}
