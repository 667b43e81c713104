import { htmlToText } from '../../domain/format/html-to-text';
import { LISTING_SECTIONS } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { inLanguage } from '../../platform/request-context';

/** Pages that tell what the agency is and offers, by their original paths. */
const GUIDE_PAGES = [
  '/',
  ...LISTING_SECTIONS,
  '/Projects/',
  '/services/',
  '/FAQ/',
  '/Ons-team/',
  '/contact/',
];

/** Builds the guide for programs that read the site for somebody (llms.txt): its main pages in each language, in their own words. */
export function buildLlmsText(ctx: RequestContext): string {
  const { agency } = ctx.snapshot.site.configuration;
  return [
    `# ${agency.name}`,
    ...ctx.languages.flatMap((language) => listGuide(inLanguage(ctx, language))),
    `## Sitemap\n\n- [sitemap.xml](${ctx.origin}/sitemap.xml)\n`,
  ].join('\n\n');
}

function listGuide({ snapshot, language, href, origin, localize }: RequestContext): string[] {
  const links = GUIDE_PAGES.flatMap((original) => {
    const page = snapshot.pages.byOriginal.get(original.toLowerCase());
    if (!page) return [];
    const { metadataTitle, metadataDescription } = page.params.metadata[language] ?? {};
    const title = metadataTitle || htmlToText(localize(page.params.title).text) || page.name;
    const text = metadataDescription ? `: ${metadataDescription}` : '';
    return [`- [${title}](${origin}${href.page(original)})${text}`];
  });
  return links.length > 0 ? [`## ${language}`, links.join('\n')] : [];
}
