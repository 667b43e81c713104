import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { decodeBase64 } from '../../platform/accounts/base64';
import { OptionalTextParameter } from '../../platform/request-parameters';

/** A search of sixty cities with their postcodes is a third as long. */
const MAX_LENGTH = 12_000;

/** The criteria of a search as addresses of feeds once held them: JSON in base64url. */
export const CriteriaParameter = v.fallback(
  v.pipe(
    OptionalTextParameter,
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(MAX_LENGTH),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          try {
            const base64 = dataset.value.replaceAll('-', '+').replaceAll('_', '/');
            return JSON.parse(new TextDecoder().decode(decodeBase64(base64))) as unknown;
          } catch {
            addIssue({ message: 'no JSON in base64url' });
            return NEVER;
          }
        }),
        SavedCriteria,
      ),
    ),
  ),
  undefined,
);
