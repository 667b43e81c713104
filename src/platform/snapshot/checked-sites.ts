import type { Site } from '../../domain/site/site';
import { LruCache } from '../lru';

/**
 * Holds the contents that this isolate checked last, by the hash of their part: what a hash names never changes. They are
 * shared with the versions in service, and nobody changes one in place.
 */
export const checkedSites = new LruCache<string, Site>(2);
