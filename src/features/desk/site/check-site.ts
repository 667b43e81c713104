import type { EditableSite } from '../../../domain/site/editable-site';
import type { Finding } from '../../../platform/snapshot/build/check/finding';
import { SnapshotParser } from '../../../platform/snapshot/build/check/parse-files';
import { PropertyTotals } from '../../../platform/snapshot/build/check/property-totals';
import { SITE_RULES } from '../../../platform/snapshot/build/check/site-rules';
import { runRules } from '../../../platform/snapshot/build/run-rules';
import type { SnapshotSource } from '../../../platform/snapshot/build/source';
import { toSiteFiles } from '../../../platform/snapshot/site-files';

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
