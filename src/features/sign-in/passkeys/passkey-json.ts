import * as v from 'valibot';

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/));
const Common = { id: Base64Url, rawId: Base64Url, type: v.literal('public-key') };

const parseJson = v.pipe(v.string(), v.maxLength(20_000), v.parseJson());

/** What a browser says of a new passkey, as JSON (WebAuthn, RegistrationResponseJSON). */
export const NewCredential = v.pipe(
  parseJson,
  v.object({
    ...Common,
    response: v.object({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
  }),
);

/** What a passkey answers to a challenge, as JSON (WebAuthn, AuthenticationResponseJSON). */
export const SignedCredential = v.pipe(
  parseJson,
  v.object({
    ...Common,
    response: v.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: v.nullish(v.string()),
    }),
  }),
);
