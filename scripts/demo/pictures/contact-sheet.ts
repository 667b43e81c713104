/**
 * Writes dist/contact-sheet.html: the first picture of every listing with its headlines in both
 * languages, in the order of lists, to check that text and picture agree (decision 50), and how many
 * listings begin with it.
 *
 *     npm run contact-sheet
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, URL } from 'node:url';

interface SheetListing {
  ID: number;
  language: string;
  Goal: number;
  City: string;
  TypeDescription: string;
  SmallPictureItem?: { Url: string };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const listings: SheetListing[] = JSON.parse(
  await readFile(`${root}data/catalogue/properties.json`, 'utf8'),
);

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function renderTile({ ID, City, TypeDescription, SmallPictureItem }: SheetListing): string {
  const french = listings.find((other) => other.ID === ID && other.language === 'fr');
  const picture = SmallPictureItem?.Url ?? '';
  const shared = listings.filter(
    ({ language, SmallPictureItem: first }) => language === 'nl' && first?.Url === picture,
  );
  return `<figure><img src="../data${picture}" width="250" height="188" alt="">
<figcaption><b>${ID} ${escapeHtml(City)}</b><br>${escapeHtml(TypeDescription)}<br><i>${escapeHtml(
    french?.TypeDescription ?? '',
  )}</i><br><small>${picture}${shared.length > 1 ? ` × ${shared.length}` : ''}</small></figcaption></figure>`;
}

const sections = ([0, 1] as const).map((side) => {
  const tiles = listings
    .filter(({ language, Goal }) => language === 'nl' && Math.min(Goal, 1) === side)
    .sort((a, b) => b.ID - a.ID)
    .map(renderTile);
  return `<h1>${side === 0 ? 'For sale' : 'For rent'}</h1><div>${tiles.join('\n')}</div>`;
});

await mkdir(`${root}dist`, { recursive: true });
await writeFile(
  `${root}dist/contact-sheet.html`,
  `<!doctype html><meta charset="utf-8"><title>First pictures</title>
<style>div{display:flex;flex-wrap:wrap;gap:8px}figure{width:250px;margin:0;font:12px sans-serif}</style>
${sections.join('\n')}`,
);
