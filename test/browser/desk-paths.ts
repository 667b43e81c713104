import { parseReport, runStaffSuccessfully } from '../scripts/staff/staff-tool';
import type { OwnSite } from './own-site';

/** Pages that no list names: files, the way to a preview, and what only answers a form. */
const NO_PAGE =
  /\/(files|draft|export|logout|login|forgot-password|new-password|picture|html|\{token\})\/$/;

/** Lists the paths of all pages, as the command `paths` knows them; placeholders become things that are there. */
export async function listDeskPages(site: OwnSite): Promise<Record<'nl' | 'fr', string[]>> {
  const find = async (query: string) =>
    String((await site.db.prepare(query).first<{ id: unknown }>())?.id);
  const things: Record<string, string> = {
    hour: await find('SELECT slot AS id FROM visits JOIN visit_feedback ON visit = id'),
    testimonial: await find('SELECT id FROM testimonials WHERE image IS NOT NULL'),
    lead: await find("SELECT id FROM leads WHERE form = 'job-contact'"),
    mail: await find("SELECT id FROM outbox WHERE state = 'sent'"),
    property: '84213',
    page: '3',
    article: '801',
    ...{ member: '2', town: 'durbuy', home: '84187' },
  };
  const printed = await runStaffSuccessfully('paths', '--json', '--persist-to', site.state);
  const paths: { original: string; nl: string; fr: string }[] = parseReport(printed);
  const shown = paths.filter(
    ({ original }) => original.startsWith('/desk/') && !NO_PAGE.test(original),
  );
  const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name) => things[name] ?? '');
  return { nl: shown.map(({ nl }) => fill(nl)), fr: shown.map(({ fr }) => fill(fr)) };
}
