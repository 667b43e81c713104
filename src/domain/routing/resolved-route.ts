import type { Language } from '../language/language';
import type { EarlyLink } from './early-link';
import type { RouteEntry } from './route-table';

/** The original path and language that a visitor's path resolves to (§2). */
export interface ResolvedRoute {
  /** The path for the router: an original such as '/for-sale/' or '/property/84213/', or UNKNOWN_PATH. */
  original: string;
  language: Language;
  /** The entry of the route map, if the path is in it. */
  entry?: RouteEntry;
  /** The redirect of the path: `moved` is permanent (decision 2), `found` is temporary. */
  redirect?: { to: string; kind: 'moved' | 'found' };
  preview: boolean;
  /** The key in the path of a preview, which its links pass on. */
  previewKey?: string;
  /** The link to a property that is not public yet, if the path begins with one (decision 107). */
  early?: EarlyLink;
  /** Whether the address holds a key or a token for one person (mail-link.ts). */
  isPersonal?: boolean;
}

/** Returns whether the page is for one reader: not indexed, not stored, not counted, without trackers. */
export const isForOneReader = ({
  preview,
  early,
  isPersonal = false,
}: Pick<ResolvedRoute, 'preview' | 'early' | 'isPersonal'>): boolean =>
  preview || early !== undefined || isPersonal;

/** Route that a path without the segment preview resolves to. */
export type ResolvedPath = Omit<ResolvedRoute, 'preview' | 'previewKey' | 'early' | 'isPersonal'>;

/** The original of unknown paths; no visitor can request it, since it does not end in a slash. */
export const UNKNOWN_PATH = '/unknown';
