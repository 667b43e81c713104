import * as v from 'valibot';
import type { Environment } from '../../../env';
import { decodeBase64, encodeBase64 } from '../../../platform/accounts/base64';
import { NewCredential, SignedCredential } from './passkey-json';
import type { Passkey } from './passkeys-store';

/** The site that passkeys belong to: its origin, whose host they are bound to. */
type PasskeySite = Pick<Environment, 'PUBLIC_ORIGIN'>;

/** Loads the library where a passkey is verified: no page waits for it. */
const loadLibrary = () => import('@simplewebauthn/server');

export const getPasskeyHost = ({ PUBLIC_ORIGIN }: PasskeySite): string =>
  new URL(PUBLIC_ORIGIN).hostname;

/** Verifies a new passkey against its challenge; undefined if it is not one of this site, or not verified. */
export async function verifyNewPasskey(
  site: PasskeySite,
  json: string,
  challenge: string,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> {
  const parsed = v.safeParse(NewCredential, json);
  if (!parsed.success) return undefined;
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...parsed.output, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.PUBLIC_ORIGIN,
      expectedRPID: getPasskeyHost(site),
      requireUserVerification: true,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: encodeBase64(publicKey), counter };
  } catch (error) {
    console.warn('passkey not added:', String(error));
    return undefined;
  }
}

/** Reads which passkey answered; '' if it is not readable. */
export function readPasskeyId(json: string): string {
  const parsed = v.safeParse(SignedCredential, json);
  return parsed.success ? parsed.output.id : '';
}

/** Verifies what a passkey answered to a challenge; returns its new counter, or undefined. */
export async function verifySignedPasskey(
  site: PasskeySite,
  json: string,
  challenge: string,
  { id, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  const parsed = v.safeParse(SignedCredential, json);
  if (!parsed.success) return undefined;
  const { userHandle, ...response } = parsed.output.response;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...parsed.output, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.PUBLIC_ORIGIN,
      expectedRPID: getPasskeyHost(site),
      credential: { id, publicKey: decodeBase64(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    console.warn('passkey refused:', String(error));
    return undefined;
  }
}
