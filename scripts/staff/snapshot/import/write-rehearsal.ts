import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictureSizes } from '../../../../src/domain/images/own-media';
import { escapeHtml } from '../init/escape-html';
import type { ImportMap } from './import-map';
import type { ImportedRecord } from './imported-record';
import type { PreparedImport } from './prepare-import';
import { listSummarySections } from './print-import';
import type { ImportReport } from './report';
import { isSameOrBelow, toGeneralPath } from './source-usage';
import type { StoredFiles } from './store-files';
import { listNamedFiles, storeFiles } from './store-files';
import type { ImportContext } from './store-import-files';

const MAX_LISTINGS = 10;

/**
 * Writes a page with ten listings as the import would make them, each beside its record of the source, and everything
 * that the report says. It changes nothing but its own directory.
 */
export async function writeRehearsal(
  folder: string,
  { read }: PreparedImport,
  report: ImportReport,
  { source, map, limits, terminal }: ImportContext,
): Promise<string> {
  const listings = pickEvenly(read.properties);
  const wanted = listings.flatMap((record) => listNamedFiles(record.source, map.pictures));
  await mkdir(folder, { recursive: true });
  const storage = { source, directory: folder, limits, terminal };
  const stored = await storeFiles('pictures', wanted, {}, storage);
  const path = join(folder, 'index.html');
  await writeFile(path, formatPage(listings, report, map, stored));
  return path;
}

/** Returns ten records from the first to the last. */
const pickEvenly = (records: readonly ImportedRecord[]): ImportedRecord[] =>
  records.filter(
    (_, row) =>
      records.length <= MAX_LISTINGS ||
      Math.floor((row * MAX_LISTINGS) / records.length) !==
        Math.floor(((row - 1) * MAX_LISTINGS) / records.length),
  );

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}
article{display:grid;grid-template-columns:1fr 1fr;gap:2rem;border-top:1px solid;padding:1rem 0}
img{max-width:100%;height:auto}pre{overflow:auto;max-height:40rem;font-size:.8rem;white-space:pre-wrap}
td,th{padding:.1rem 1rem .1rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}`;

const formatPage = (
  listings: readonly ImportedRecord[],
  report: ImportReport,
  map: ImportMap,
  stored: StoredFiles,
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Rehearsal of an import</title>
<style>${STYLE}</style>
<h1>Rehearsal: ${report.listings} listings of ${report.records} records</h1>
<p>Nothing was imported. ${listings.length} listings as they would be, each beside its record of the source.</p>
${listings.map((record) => formatListing(record, map, stored)).join('\n')}
<h2>Report</h2>
${listSummarySections(report, Number.POSITIVE_INFINITY)
  .map(({ title, rows }) => `<h3>${escapeHtml(title)}</h3>${formatTable(rows)}`)
  .join('\n')}
</html>
`;

function formatListing(
  { id, name, source, values }: ImportedRecord,
  map: ImportMap,
  { files }: StoredFiles,
): string {
  const [picture] = listNamedFiles(source, map.pictures).flatMap(
    ({ address }) => files.get(address) ?? [],
  );
  const size =
    picture &&
    (listPictureSizes(picture.name).find(({ width }) => width === 600) ??
      listPictureSizes(picture.name)[0]);
  const pages = Object.entries(values).map(
    ([language, fields]) => `<section lang="${language}">
<h3>${escapeHtml(String(fields.TypeDescription ?? ''))}</h3>
<p><strong>${formatPrice(fields)}</strong> · ${escapeHtml([fields.MainTypeName, fields.Zip, fields.City].filter(Boolean).join(' · '))}</p>
<p>${escapeHtml(String(fields.Description ?? '')).replaceAll('\n', '<br>')}</p>
${formatTable(Object.entries(fields).map(([field, value]) => [field, typeof value === 'object' ? JSON.stringify(value) : String(value)]))}
</section>`,
  );
  return `<article><div><h2>${id}</h2>${size ? `<img src="pictures/${escapeHtml(size.file)}" alt="">` : '<p>No picture.</p>'}
${pages.join('\n')}</div>
<div><h2>${escapeHtml(name)}</h2><pre>${escapeHtml(JSON.stringify(hidePrivate(source, map), null, 2) ?? '')}</pre></div></article>`;
}

const formatPrice = ({ Price, PublishPrice }: Readonly<Record<string, unknown>>): string =>
  PublishPrice === true && Price ? `€ ${Number(Price).toLocaleString('en')}` : 'Price on request';

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
