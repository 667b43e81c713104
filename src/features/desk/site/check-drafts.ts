import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import type { EditableSite } from '../../../domain/site/editable-site';
import type { RouteMapEntry } from '../../../domain/site/route-map';
import type { Finding, FindingWords } from '../../../platform/snapshot/build/check/finding';
import type { SiteDraft } from './apply-drafts';
import { applyDrafts, isRemoval } from './apply-drafts';
import { findDraftErrors } from './check-site';
import { DOCUMENT_TABLE } from './document-table';
import { keepFormerPaths } from './keep-former-paths';
import { placeFinding } from './place-finding';
import type { PageDocument } from './site-document';
import { formatDocumentName, openSiteDocument, parseDocumentName } from './site-document';

/** What a load would refuse of a field. */
export interface FieldRefusal {
  path: string;
  words: FindingWords;
}

/** What a load would refuse, by the name of the document that the desk mends it in. */
export type Refusals = ReadonlyMap<string, readonly FieldRefusal[]>;

/** Drafts that were checked. */
export interface CheckedDrafts<Draft extends SiteDraft = SiteDraft> {
  /** Those of documents that are whole, or removed, which alone are previewed and published. */
  whole: Draft[];
  /** What the rules refuse of the others, and of documents without drafts. */
  refusals: Refusals;
  /** Finds what a load would refuse of those that are whole, all of them together. */
  findErrors(): readonly Finding[];
}

/** Checks drafts by the schemas and rules of a load. */
export function checkDrafts<Draft extends SiteDraft>(
  live: EditableSite,
  drafts: readonly Draft[],
): CheckedDrafts<Draft> {
  // What is live has been checked.
  if (drafts.length === 0) return { whole: [], refusals: new Map(), findErrors: () => [] };
  const draft = applyDrafts(live, drafts);
  const removed = new Set(drafts.filter(isRemoval).map(({ document }) => document));
  const names = new Set(drafts.map(({ document }) => document));
  const valid = new Set(
    [...names].filter((text) => {
      const name = parseDocumentName(text);
      const document = name && openSiteDocument(draft, name);
      return name && document
        ? v.is(DOCUMENT_TABLE[name.kind].schema, document)
        : removed.has(text);
    }),
  );
  const sound = drafts.filter(({ document }) => valid.has(document));
  const site = completeDrafts(valid.size === names.size ? draft : applyDrafts(live, sound), sound);
  const errors = findErrors(live, site, sound);
  const { refusals } = placeFindings(site, errors);
  const whole = sound.filter(({ document }) => !refusals.has(document));
  return {
    ...{ whole, refusals },
    findErrors: () =>
      whole.length === sound.length
        ? errors
        : findErrors(live, completeDrafts(applyDrafts(live, whole), whole), whole),
  };
}

/** Puts the defaults of their schemas into the drafted documents of a site, as a load does. */
function completeDrafts(site: EditableSite, drafts: readonly SiteDraft[]): EditableSite {
  for (const text of new Set(drafts.map(({ document }) => document))) putDefaults(site, text);
  return site;
}

function putDefaults(site: EditableSite, text: string): void {
  const name = parseDocumentName(text);
  const document = name && openSiteDocument(site, name);
  if (!name || !document) return;
  const complete = v.parse(DOCUMENT_TABLE[name.kind].schema, document) as object;
  if (!('page' in complete && 'page' in document)) Object.assign(document, complete);
  else {
    const { page } = document as PageDocument;
    Object.assign(page, complete.page, { childMenus: page.childMenus });
  }
}

/** Finds the documents that findings are about; the others are of none. */
export function placeFindings(
  site: EditableSite,
  findings: readonly Finding[],
): { refusals: Refusals; others: Finding[] } {
  const others: Finding[] = [];
  const placed = findings.flatMap((finding) => {
    const place = placeFinding(site, finding);
    if (place && finding.words)
      return [{ document: formatDocumentName(place.name), path: place.path, words: finding.words }];
    others.push(finding);
    return [];
  });
  return { refusals: Map.groupBy(placed, ({ document }) => document), others };
}

/** Finds what a load would refuse of the site with drafts, as it would be published. */
function findErrors(
  live: EditableSite,
  site: EditableSite,
  drafts: readonly SiteDraft[],
): Finding[] {
  const names = [...new Set(drafts.map(({ document }) => document))].flatMap(
    (text) => parseDocumentName(text) ?? [],
  );
  const published = keepFormerPaths(live, site, Date.now());
  return findDraftErrors({ ...published, routes: putLiveFirst(live, published.routes) }, names);
}

/** Of two pages with one address the one that visitors know has it. */
function putLiveFirst(live: EditableSite, routes: readonly RouteMapEntry[]): RouteMapEntry[] {
  const format = (entry: RouteMapEntry) =>
    JSON.stringify(LANGUAGES.map((language) => entry[language]));
  const known = new Set(live.routes.map(format));
  return routes.toSorted((a, b) => Number(known.has(format(b))) - Number(known.has(format(a))));
}
