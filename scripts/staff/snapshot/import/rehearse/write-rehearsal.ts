import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeHtml } from '../../init/escape-html';
import type { ImportMap } from '../import-map';
import type { ImportedRecord } from '../imported-record';
import type { PreparedImport } from '../prepare-import';
import { listSummarySections } from '../print-import';
import type { ImportReport } from '../report';
import { isSameOrBelow, toGeneralPath } from '../source-usage';
import type { ImportContext } from '../store-import-files';
import type { RenderedListings } from './render-listings';
import { renderListings } from './render-listings';
import { stageSnapshot } from './stage-snapshot';

const MAX_LISTINGS = 10;

/** The folder of the site's pages, beside the page that shows them. */
const PAGES = 'pages';

/**
 * Writes a page with the cards and pages of ten listings as the site would show them, each beside its record of the
 * source, and everything that the report says. All of it opens without a network. It changes nothing but its own
 * directory.
 */
export async function writeRehearsal(
  folder: string,
  prepared: PreparedImport,
  buildReport: () => ImportReport,
  context: ImportContext,
): Promise<string> {
  const listings = pickEvenly(prepared.read.properties.filter(({ isKept }) => !isKept));
  const staged = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  await mkdir(folder, { recursive: true });
  try {
    const isOwnSite = await stageSnapshot(staged, listings, prepared, context);
    const ids = listings.map(({ id }) => id);
    const rendered = await renderListings(staged, join(folder, PAGES), ids).catch(
      (problem: Error) => problem,
    );
    const path = join(folder, 'index.html');
    const notice = describeSite(rendered, isOwnSite);
    const shown: RenderedListings = rendered instanceof Error ? new Map() : rendered;
    await writeFile(
      path,
      formatPage(listings, { report: buildReport(), map: context.map, shown, notice }),
    );
    return path;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

function describeSite(rendered: RenderedListings | Error, isOwnSite: boolean): string {
  if (rendered instanceof Error)
    return `The site cannot show them: ${rendered.message}. \`snapshot check\` says more.`;
  return isOwnSite
    ? 'Cards and pages are those of the site.'
    : 'The directory has no site yet: cards and pages are those of the demonstration.';
}

/** Returns ten records from the first to the last. */
const pickEvenly = (records: readonly ImportedRecord[]): ImportedRecord[] =>
  records.filter(
    (_, row) =>
      records.length <= MAX_LISTINGS ||
      Math.floor((row * MAX_LISTINGS) / records.length) !==
        Math.floor(((row - 1) * MAX_LISTINGS) / records.length),
  );

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:110rem;padding:0 1rem}
article{display:grid;grid-template-columns:24rem 1fr 1fr;gap:1rem 2rem;border-top:1px solid;padding:1rem 0}
article h2,article details{grid-column:1/-1;margin:0}iframe{width:100%;height:29rem;border:1px solid #ccc}
iframe.page{height:62rem}pre{overflow:auto;max-height:62rem;font-size:.8rem;white-space:pre-wrap;margin:0}
td,th{padding:.1rem 1rem .1rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
@media (width<75rem){article{grid-template-columns:1fr}}`;

/** What the page says beside the listings. */
interface RehearsalPage {
  report: ImportReport;
  map: ImportMap;
  shown: RenderedListings;
  notice: string;
}

const formatPage = (
  listings: readonly ImportedRecord[],
  page: RehearsalPage,
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Rehearsal of an import</title>
<style>${STYLE}</style>
<h1>Rehearsal: ${page.report.listings} listings of ${page.report.records} records</h1>
<p>Nothing was imported. ${listings.length} listings as they would be, each beside its record of the source. ${escapeHtml(page.notice)}</p>
${listings.map((record) => formatListing(record, page)).join('\n')}
<h2>Report</h2>
${listSummarySections(page.report, Number.POSITIVE_INFINITY)
  .map(({ title, rows }) => `<h3>${escapeHtml(title)}</h3>${formatTable(rows)}`)
  .join('\n')}
</html>
`;

function formatListing(
  { id, name, source, values }: ImportedRecord,
  { map, shown }: RehearsalPage,
): string {
  const files = Object.entries(shown.get(id) ?? {});
  const cards = files.map(([language, { card }]) =>
    card ? formatFrame(card, `Card (${language})`) : `<p>No list shows it (${language}).</p>`,
  );
  const links = files.map(
    ([language, { page }]) => `<a href="${PAGES}/${page}">Page (${language})</a>`,
  );
  const [first] = files;
  const fields = Object.entries(values).map(
    ([language, of]) =>
      `<h3>${language}</h3>${formatTable(
        Object.entries(of).map(([field, value]) => [
          field,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      )}`,
  );
  return `<article><h2>${id} · ${escapeHtml(name)}</h2>
<div>${cards.join('\n')}<p>${links.join(' · ')}</p></div>
<div>${first ? formatFrame(first[1].page, `Page (${first[0]})`, 'page') : ''}</div>
<pre>${escapeHtml(JSON.stringify(hidePrivate(source, map), null, 2) ?? '')}</pre>
<details><summary>Fields of the catalogue</summary>${fields.join('\n')}</details></article>`;
}

const formatFrame = (file: string, title: string, style = ''): string =>
  `<iframe src="${PAGES}/${file}" title="${title}" class="${style}" loading="lazy"></iframe>`;

const formatTable = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('\n')}</table>`;

/** Returns a record without the fields that the map declares private: they are shown nowhere. */
function hidePrivate(record: unknown, map: ImportMap): unknown {
  const hidden = map.private.map(toGeneralPath);
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, path));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]) => [name, inner, path ? `${path}.${name}` : name] as const)
        .filter(([, , inner]) => !hidden.some((secret) => isSameOrBelow(inner, secret)))
        .map(([name, inner, innerPath]) => [name, copy(inner, innerPath)]),
    );
  };
  return copy(record, '');
}
