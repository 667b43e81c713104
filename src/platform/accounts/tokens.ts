import { compactTyped } from '../../domain/typed-values/typed-text';
import { encodeBase64Url } from './base64';

const SESSION_TOKEN_BYTES = 16;

/** Creates the secret of a session: 128 random bits. */
export const createSessionToken = (): string =>
  encodeBase64Url(crypto.getRandomValues(new Uint8Array(SESSION_TOKEN_BYTES)));

/** Thirty-two characters that nobody mistakes for one another: no l, o, 0 or 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;

/** Creates a one-time password of 120 random bits in four groups: 'k7mq2d-…' (decision 22). */
export const createOneTimePassword = (): string => createCode(GROUPS, GROUP_LENGTH);

/** Writes what somebody typed or pasted as a one-time password, whatever stands between its groups. */
export const readOneTimePassword = (typed: string): string => regroupCode(typed, GROUP_LENGTH);

/** Returns the letters and digits of a typed code, in lower case, without what stands between its groups. */
export const compactCode = (typed: string): string =>
  compactTyped(typed)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');

/** Writes a typed code in groups of `length` characters: on paper its hyphens are spaces, or missing. */
export function regroupCode(typed: string, length: number): string {
  return (compactCode(typed).match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('-');
}

/** Creates a code of `groups` groups of `length` characters, five random bits each. */
export function createCode(groups: number, length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * length));
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * length, (group + 1) * length).join(''),
  ).join('-');
}

/**
 * Returns the hash under which a random secret is stored. Secrets of a hundred bits and more cannot be
 * guessed from it, so it needs neither salt nor cost.
 */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return encodeBase64Url(new Uint8Array(digest));
}
