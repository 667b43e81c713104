import type { AddressContext } from '../../domain/criteria/criteria-address';
import type { RequestContext } from '../../platform/request-context';

/** Returns what the values of an address are compared with in this request. */
export const getAddressContext = ({
  snapshot,
}: Pick<RequestContext, 'snapshot'>): AddressContext => ({
  index: snapshot.catalogue.index,
  webIds: [...new Set(snapshot.site.categories.map(({ WebID }) => Number(WebID)))],
});
