import embedded from '../../../dist/build/embedded.bin';
import { unpackSnapshot } from '../../../src/platform/snapshot/archive';
import { createTestSite, storeLiveVersion } from '../../fixtures';

/** Loads the demonstration: the platform's cache is given no page of an embedded version. Returns its name. */
export const loadDemonstration = async (): Promise<string> =>
  storeLiveVersion(await unpackSnapshot(embedded));

/** Creates an isolate that serves what was loaded. */
export const openSharedSite = (variables: Record<string, unknown> = {}) =>
  createTestSite({ variables: { RATE_SCALE: 1e6, ...variables } });

/** What the platform's cache is told of an answer; undefined if it may keep nothing. */
export function readPlatformControl({ headers }: Response): string | undefined {
  const control = headers.get('Cloudflare-CDN-Cache-Control');
  // Without the header it would keep the answer for hours.
  if (control === null) throw new Error('the platform is told nothing');
  return control === 'no-store' ? undefined : control;
}

/** Returns the seconds of a directive; NaN without it. */
export const readSeconds = (control: string | undefined, directive: string): number =>
  Number(new RegExp(`${directive}=(\\d+)`).exec(control ?? '')?.[1]);
