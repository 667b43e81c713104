import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Adds four trackers and a popup after five seconds to a snapshot; the demonstration has neither. */
export async function addTrackersAndPopup(snapshot: string): Promise<void> {
  const file = join(snapshot, 'site/configuration.json');
  const configuration = JSON.parse(await readFile(file, 'utf8'));
  Object.assign(configuration.popup, { isPublished: 'yes', delay: 5 });
  configuration.siteInfo = {
    analyticsId: 'G-TEST1',
    adsId: 'AW-123',
    tagManagerId: 'GTM-TEST1',
    socialPixelId: '1234567',
  };
  await writeFile(file, JSON.stringify(configuration));
}
