import { LIMITS } from '../../platform/limits';

/*
 * A row of page_views or property_actions remembers in one text which networks it counted today (decision 136): a row
 * for each network and page cost two rows to write, one to index and one to delete. D1 bills rows, whatever their size.
 */

/** Characters of a network's keyed hash: 48 bits, in a comma and base64url. */
const NETWORK_LENGTH = 9;

/** Networks that a row remembers; beyond it the oldest are forgotten, so that no row outgrows 45 KB. */
const MAX_NETWORKS = 5000;

/** Returns a network as a row remembers it, from its keyed hash. */
export const toCountedNetwork = (hash: string): string => `,${hash.slice(1 - NETWORK_LENGTH)}`;

/** The condition of an upsert: the row has counted this network less often than the limit. */
export const IS_BELOW_LIMIT = `length(networks) - length(replace(networks, excluded.networks, ''))
  < ${LIMITS['page view'].max * NETWORK_LENGTH}`;

/** What an upsert sets: the networks with this one. */
export const WITH_NETWORK = `networks = substr(networks || excluded.networks, -${MAX_NETWORKS * NETWORK_LENGTH})`;
