import { isForSale } from '../../../domain/catalogue/property-kind';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { isPriceShown } from '../../../domain/format/price-visibility';
import type { Language } from '../../../domain/language/language';
import { LANGUAGES } from '../../../domain/language/language';
import { slugify } from '../../../domain/routing/slug';
import type { RouteMapEntry } from '../../../domain/site/route-map';
import type { SoldHome } from '../../../domain/site/sold-home';
import type { RequestContext } from '../../../platform/request-context';
import type { DocumentName, PageDocument, SiteRecordKind } from './site-document';
import { completeDocument, RECORD_KINDS } from './site-document';

/** Returns a record that staff have just added: hidden until it has what visitors need. */
export function createRecord(
  kind: SiteRecordKind,
  id: DocumentName['id'],
  {
    name,
    email = '',
    category = 0,
    above,
    taken = [],
    home,
  }: {
    name: string;
    email?: string;
    category?: number;
    /** The page that a new one stands below. */
    above?: PageDocument | undefined;
    /** The addresses that there are. */
    taken?: readonly RouteMapEntry[];
    /** What is known of the home that a new one is about. */
    home?: Partial<SoldHome> | undefined;
  },
  languages: readonly Language[],
): object {
  const texts = Object.fromEntries(languages.map((language) => [language, '']));
  if (kind === 'sold')
    return {
      ...{ id, goal: 'sale', outcome: 'closed', month: toBrusselsDay(new Date()).slice(0, 7) },
      ...{ City: '', Zip: '', WebID: '', image: null, consent: { home: false } },
      ...home,
    };
  if (kind === 'team') return { id, name, role: texts, email, status: 'Draft', sort: id };
  if (kind === 'towns') return { Name: name, character: {} };
  if (kind === 'articles')
    return { id, category, status: 'Draft', title: { [languages[0] ?? 'nl']: name }, sort: id };
  const path = `page-${id}`;
  const title = { [languages[0] ?? 'nl']: name };
  return {
    page: {
      ...{ id, parentId: above?.page.id ?? 0, name, path },
      ...{ status: 'Draft', sort: id, childMenus: [] },
      params: { type: 'module', title, sort: id },
    },
    route: {
      original: `/${path}/`,
      type: 'page',
      breadcrumb: [{ name: title }],
      ...Object.fromEntries(
        languages.map((language) => {
          const base = above?.route?.[language] ?? `/${language}/`;
          const own = `${base}${slugify(name) || path}`;
          const isTaken = taken.some((entry) => entry[language] === `${own}/`);
          return [language, isTaken ? `${own}-${id}/` : `${own}/`];
        }),
      ),
    },
  };
}

/** Returns a record without anything in it, to name the fields of one that is gone; undefined for another document. */
export function createBlankRecord({ kind, id }: DocumentName): object | undefined {
  const known = RECORD_KINDS.find((candidate) => candidate === kind);
  return known && completeDocument(known, createRecord(known, id, { name: `${id}` }, LANGUAGES));
}

/** Describes a home for the archive as its listing says; nothing of one that has left the catalogue. */
export async function describeHome(
  { snapshot, catalogueLanguage }: RequestContext,
  id: number,
): Promise<Partial<SoldHome>> {
  const property = (await snapshot.catalogue.loadProperty(id))?.[catalogueLanguage];
  if (!property) return {};
  const { City, Zip, WebID, Price } = property;
  return {
    ...{ goal: isForSale(property) ? 'sale' : 'rent', City: City ?? '', Zip: Zip ?? '' },
    WebID: String(WebID),
    ...(isPriceShown(property, snapshot.site.configuration.listings) && Price
      ? { asked: Price }
      : {}),
  };
}
