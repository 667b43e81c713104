import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A popup of all that it may have. */
const POPUP = {
  isPublished: 'yes',
  delay: 5,
  link: '/FAQ/faq-brochures/bezoekweekends/',
  title: {
    nl: 'Bezoekweekend op 20 en 21 maart',
    fr: 'Week-end de visites les 20 et 21 mars',
  },
  description: {
    nl: '<p>Zeven huizen en vier chalets gaan open tussen Durbuy en La Roche.</p>',
    fr: '<p>Sept maisons et quatre chalets ouvrent leurs portes entre Durbuy et La Roche.</p>',
  },
  media: { url: '/media/hero/dorp.webp', width: 1920, height: 1128 },
};

/** Adds four trackers and a popup after five seconds to a snapshot; the demonstration has neither. */
export async function addTrackersAndPopup(snapshot: string): Promise<void> {
  const file = join(snapshot, 'site/configuration.json');
  const configuration = JSON.parse(await readFile(file, 'utf8'));
  configuration.popup = POPUP;
  configuration.siteInfo = {
    analyticsId: 'G-TEST1',
    adsId: 'AW-123',
    tagManagerId: 'GTM-TEST1',
    socialPixelId: '1234567',
  };
  await writeFile(file, JSON.stringify(configuration));
}
