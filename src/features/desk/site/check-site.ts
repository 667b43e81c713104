import type { EditableSite } from '../../../domain/site/editable-site';
import type { Finding, SnapshotRule } from '../../../platform/snapshot/build/check/finding';
import type { ParsedSnapshotFiles } from '../../../platform/snapshot/build/check/parse-files';
import { SnapshotParser } from '../../../platform/snapshot/build/check/parse-files';
import { PropertyTotals } from '../../../platform/snapshot/build/check/property-totals';
import {
  RECORD_RULES,
  RELATION_RULES,
  SITE_RULES,
} from '../../../platform/snapshot/build/check/site-rules';
import { runRules } from '../../../platform/snapshot/build/run-rules';
import type {
  SiteSource,
  SnapshotFile,
  SnapshotSource,
} from '../../../platform/snapshot/build/source';
import { toSiteFiles } from '../../../platform/snapshot/site-files';
import type { DocumentName, PageDocument } from './site-document';
import { openSiteDocument } from './site-document';

/** The site's content after the check, or the findings that refuse it. */
export interface SiteCheck {
  findings: Finding[];
  /** As it would be loaded from files; undefined if there are errors. */
  site: EditableSite | undefined;
}

/**
 * Checks the site's content by the rules that a load runs, as far as they need no properties (decision 115), and
 * cleans its texts as a load does. `documents` are the paths of the files below documents/.
 */
export function checkSite(
  site: EditableSite,
  projects: SnapshotSource['catalogue/projects.json'],
  documents: ReadonlySet<string>,
): SiteCheck {
  const parser = new SnapshotParser();
  const parsed = parser.parseSite({
    'catalogue/projects.json': projects,
    'catalogue/webIDs.json': site.categories,
    'catalogue/citys.json': site.cities,
    ...toSiteFiles(site),
  });
  const findings = runRules(SITE_RULES, {
    ...{ parsed, documents, slices: [], totals: new PropertyTotals(), readFindings: [] },
  });
  const isRefused = findings.some(({ level }) => level === 'error');
  const { source } = parsed;
  return {
    findings,
    site: isRefused
      ? undefined
      : {
          ...site,
          configuration: source['site/configuration.json'],
          menu: source['site/menu.json'],
          routes: source['site/routes.json'],
          articles: source['site/articles.json'],
          team: source['site/team.json'],
          sold: source['site/sold.json'],
          texts: source['site/texts.json'],
          townTexts: source['site/town-texts.json'],
        },
  };
}

/**
 * Finds what a load would refuse of a site in which only these documents are other than live: what is live has been
 * checked, so a thousand pages are not read again for one of them.
 */
export function findDraftErrors(site: EditableSite, names: readonly DocumentName[]): Finding[] {
  const files = {
    'catalogue/projects.json': [],
    'catalogue/webIDs.json': site.categories,
    'catalogue/citys.json': site.cities,
    ...toSiteFiles(site),
  };
  const parsed = {
    source: files as unknown as SiteSource,
    validFiles: new Set(Object.keys(files) as SnapshotFile[]),
    isPossiblyBroken: () => false,
    findings: [],
  };
  const drafted = new SnapshotParser().parseSite(listDrafted(site, names));
  const around = { documents: new Set<string>(), slices: [], readFindings: [] };
  const check = (rules: readonly SnapshotRule[], input: ParsedSnapshotFiles) =>
    runRules(rules, { ...around, parsed: input, totals: new PropertyTotals() });
  return [...check(RELATION_RULES, parsed), ...check(RECORD_RULES, drafted)].filter(
    ({ level }) => level === 'error',
  );
}

/** The files with the records of these documents alone, and with the configuration, by which they are judged. */
function listDrafted(site: EditableSite, names: readonly DocumentName[]) {
  const list = (kind: DocumentName['kind']) =>
    names
      .filter((name) => name.kind === kind)
      .flatMap((name) => openSiteDocument(site, name) ?? []);
  return {
    'site/configuration.json': site.configuration,
    'site/menu.json': (list('pages') as PageDocument[]).map(({ page }) => ({
      ...page,
      childMenus: [],
    })),
    'site/articles.json': list('articles'),
    'site/team.json': list('team'),
    'site/sold.json': list('sold'),
    'site/town-texts.json': list('towns'),
    'site/texts.json': list('texts')[0] ?? {},
  };
}
