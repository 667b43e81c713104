import * as v from 'valibot';
import { formatCityName } from '../../../domain/format/address';
import type { TextKey } from '../../../domain/language/texts';
import { Article } from '../../../domain/site/article';
import { Agency } from '../../../domain/site/configuration/agency';
import { Configuration } from '../../../domain/site/configuration/configuration';
import { SiteInfo } from '../../../domain/site/configuration/seo';
import { MenuPage } from '../../../domain/site/menu';
import { OwnTexts } from '../../../domain/site/own-texts';
import { RouteMapEntry } from '../../../domain/site/route-map';
import { SoldHome } from '../../../domain/site/sold-home';
import { TeamMember } from '../../../domain/site/team';
import { TownText } from '../../../domain/site/town-text';
import type { RequestContext } from '../../../platform/request-context';
import type { DocumentContext, EditedSection } from './edited-field';
import { listPopupSections, NOTICE_SECTIONS } from './sections/announcements';
import { listHoursSections } from './sections/hours';
import { listLookSections } from './sections/look';
import { listPageSections } from './sections/page';
import { listArticleSections, listTeamSections } from './sections/records';
import { listAgencySections, TRACKER_SECTIONS } from './sections/settings';
import { listSoldSections, nameSoldHome } from './sections/sold';
import { listTextSections } from './sections/texts';
import { listTownSections } from './sections/town';
import type { DocumentName, PageDocument } from './site-document';

/** What the desk knows of a kind of document. */
interface DocumentEntry {
  /** The name of the kind: of its list, or of the one document. */
  label: TextKey;
  schema: v.GenericSchema;
  getSections(document: object, around: DocumentContext): readonly EditedSection[];
  getTitle?(ctx: RequestContext, document: object): string;
}

const localizeTitle = (ctx: RequestContext, { title }: Pick<Article, 'title'>) =>
  ctx.localize(title).text;

/** Every kind of document with its form; a new one is an entry here and one in site-document.ts. */
export const DOCUMENT_TABLE: Readonly<Record<DocumentName['kind'], DocumentEntry>> = {
  pages: {
    label: 'DESK_SITE_PAGES',
    schema: v.object({ page: MenuPage, route: v.optional(RouteMapEntry) }),
    getSections: (document, around) => listPageSections(document as PageDocument, around),
    getTitle: (ctx, document) => {
      const { page } = document as PageDocument;
      return localizeTitle(ctx, page.params) || page.name;
    },
  },
  articles: {
    label: 'DESK_SITE_ARTICLES',
    schema: Article,
    getSections: (document) => listArticleSections(document as Article),
    getTitle: (ctx, document) => localizeTitle(ctx, document as Article),
  },
  team: {
    label: 'DESK_SITE_TEAM',
    schema: TeamMember,
    getSections: (document) => listTeamSections(document as TeamMember),
    getTitle: (_, document) => (document as TeamMember).name,
  },
  sold: {
    label: 'DESK_SITE_SOLD',
    schema: SoldHome,
    getSections: (document, around) => listSoldSections(document as SoldHome, around),
    getTitle: (ctx, document) => nameSoldHome(ctx, document as SoldHome),
  },
  towns: {
    label: 'DESK_SITE_TOWNS',
    schema: TownText,
    getSections: (document, around) => listTownSections(document as TownText, around),
    getTitle: ({ snapshot }, document) =>
      formatCityName((document as TownText).Name, snapshot.site.configuration.listings),
  },
  hours: {
    label: 'DESK_SITE_HOURS',
    schema: Agency,
    getSections: (document) => listHoursSections(document as Agency),
  },
  popup: {
    label: 'DESK_SITE_POPUP',
    schema: Configuration.entries.popup,
    getSections: listPopupSections,
  },
  notice: {
    label: 'DESK_SITE_NOTICE',
    schema: Configuration.entries.notice,
    getSections: () => NOTICE_SECTIONS,
  },
  look: {
    label: 'DESK_SITE_LOOK',
    schema: Configuration,
    getSections: (document) => listLookSections(document as Configuration),
  },
  texts: {
    label: 'DESK_SITE_TEXTS_OWN',
    schema: OwnTexts,
    getSections: (document, around) => listTextSections(document as OwnTexts, around),
  },
  agency: {
    label: 'DESK_SITE_AGENCY',
    schema: Agency,
    getSections: (document) => listAgencySections(document as Agency),
  },
  trackers: {
    label: 'DESK_SITE_TRACKERS',
    schema: SiteInfo,
    getSections: () => TRACKER_SECTIONS,
  },
};

/** Returns the title of a document: its own, or that of its kind. */
export function getDocumentTitle(
  ctx: RequestContext,
  name: DocumentName,
  document: object | undefined,
): string {
  const { label, getTitle } = DOCUMENT_TABLE[name.kind];
  return (document && getTitle?.(ctx, document)) || ctx.t(label);
}
