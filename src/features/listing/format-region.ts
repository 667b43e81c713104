import type { RequestContext } from '../../platform/request-context';

/** Formats the agency's region as titles of lists end with it: ' aan de kust'; '' if it has none. */
export function formatRegion({ snapshot, localize }: RequestContext): string {
  const { text } = localize(snapshot.site.configuration.listings.region);
  return text && ` ${text}`;
}
