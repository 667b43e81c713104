import * as v from 'valibot';
import { SearchCriteria } from '../../domain/demand/search-criteria';
import { decodeBase64, encodeBase64Url } from '../../platform/accounts/base64';
import type { RequestContext } from '../../platform/request-context';
import { OptionalTextParameter } from '../../platform/request-parameters';

/** A search of sixty cities with their postcodes is a third as long. */
const MAX_LENGTH = 12_000;

/** The criteria of a search as a parameter of an address: JSON in base64url, without what restricts nothing. */
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
        SearchCriteria,
      ),
    ),
  ),
  undefined,
);

/** Builds the path of the feed of a search. It names what is wanted and nobody who wants it. */
export function buildDemandFeedPath({ href }: RequestContext, criteria: SearchCriteria): string {
  const restricting = Object.entries(criteria).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  const json = JSON.stringify(Object.fromEntries(restricting));
  return href.page('/feed/', { demand: encodeBase64Url(new TextEncoder().encode(json)) });
}
