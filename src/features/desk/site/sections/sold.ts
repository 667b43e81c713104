import { formatCityName } from '../../../../domain/format/address';
import { toBrusselsDay } from '../../../../domain/format/brussels-day';
import { formatMonth } from '../../../../domain/format/month';
import { subtractMonths } from '../../../../domain/format/period';
import { formatWord } from '../../../../domain/language/catalogue-words';
import type { Language } from '../../../../domain/language/language';
import { PERIODS } from '../../../../domain/periods';
import { slugify } from '../../../../domain/routing/slug';
import type { SoldHome } from '../../../../domain/site/sold-home';
import type { RequestContext } from '../../../../platform/request-context';
import type { FieldOption } from '../../../forms/kit/definition/field';
import type { DocumentContext, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { listPictureFields } from '../pictures/picture-fields';

/** What the desk changes of a home of the archive; each field is told only with the consent that its section asks. */
export const listSoldSections = (home: SoldHome, around: DocumentContext): EditedSection[] => [
  {
    legend: 'DESK_SOLD_TOLD',
    fields: [
      field('day', 'consent.owner', 'DESK_SOLD_OWNER_DAY', { hint: 'DESK_SOLD_OWNER_HINT' }),
      field('choice', 'goal', 'DESK_SOLD_GOAL', {
        listOptions: () => [
          { value: 'sale', label: 'FOR_SALE' },
          { value: 'rent', label: 'FOR_RENT' },
        ],
      }),
      field('choice', 'outcome', 'DESK_SOLD_OUTCOME', {
        listOptions: () => [
          { value: 'closed', label: 'DESK_SOLD_CLOSED' },
          { value: 'withdrawn', label: 'DESK_SOLD_WITHDRAWN' },
        ],
      }),
      field('choice', 'month', 'DESK_SOLD_MONTH', {
        listOptions: () => listMonths(around.ctx, home.month),
      }),
      field('number', 'days', 'DESK_SOLD_DAYS', { hint: 'DESK_SOLD_DAYS_HINT' }),
      field('choice', 'WebID', 'DESK_SOLD_TYPE', {
        listOptions: () => [{ value: '', label: 'FORM_CHOOSE' }, ...listTypes(around)],
      }),
      field('choice', 'City', 'DESK_SOLD_TOWN', {
        hint: 'DESK_SOLD_TOWN_HINT',
        listOptions: () => [
          { value: '', label: 'FORM_CHOOSE' },
          ...listTownChoices(around, home.City),
        ],
      }),
      field('line', 'Zip', 'DESK_SOLD_ZIP'),
    ],
  },
  {
    legend: 'DESK_SOLD_PRICE',
    fields: [
      field('day', 'consent.price', 'DESK_SOLD_PRICE_DAY', { hint: 'DESK_SOLD_PRICE_HINT' }),
      field('number', 'price', 'DESK_SOLD_AMOUNT'),
      field('number', 'asked', 'DESK_SOLD_ASKED', { hint: 'DESK_SOLD_ASKED_HINT' }),
    ],
  },
  {
    legend: 'DESK_SOLD_HOME',
    fields: [
      field('flag', 'consent.home', 'DESK_SOLD_HOME_AGREED'),
      field('line', 'title.*', 'DESK_SITE_TITLE', { hint: 'DESK_SOLD_TITLE_HINT' }),
      ...listPictureFields(home, 'image', 'DESK_SITE_PICTURE', { shapes: ['landscape'] }),
    ],
  },
];

const listTypes = ({ ctx, site: { categories } }: DocumentContext): FieldOption[] =>
  categories
    .filter(({ language }) => language === ctx.catalogueLanguage)
    .map(({ WebID, Name }) => ({
      value: WebID,
      text: formatWord('MainTypeName', Name, ctx.language),
    }));

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Lists the months that the archive tells of, the latest first; the chosen one too where it is another. */
function listMonths({ language }: RequestContext, chosen: string): FieldOption[] {
  const now = Date.parse(`${toBrusselsDay(new Date()).slice(0, 7)}-15`);
  const months = Array.from({ length: PERIODS.soldHome.months + 1 }, (_, back) =>
    new Date(subtractMonths(now, back)).toISOString().slice(0, 7),
  );
  const known = MONTH.test(chosen) ? [chosen] : [];
  return [...new Set([...months, ...known])].map((month) => ({
    value: month,
    text: formatSoldMonth(month, language),
  }));
}

/** Formats a month as a record has it: '2026-11' → 'november 2026'. */
const formatSoldMonth = (month: string, language: Language): string =>
  formatMonth(Date.parse(`${month}-15`), language);

/** Names a home of the archive among the others: 'Gent, 84213'. */
export const nameSoldHome = (
  { snapshot, language }: RequestContext,
  { id, City, month }: SoldHome,
): string =>
  [
    formatCityName(City ?? '', snapshot.site.configuration.listings),
    id,
    MONTH.test(month) && formatSoldMonth(month, language),
  ]
    .filter(Boolean)
    .join(', ');

/** Lists the towns that a home can be in, by name; the chosen one too where it is written otherwise. */
function listTownChoices(
  { ctx: { snapshot }, site: { towns, cities } }: DocumentContext,
  chosen: string,
): FieldOption[] {
  const { listings } = snapshot.site.configuration;
  const names = new Map([...cities, ...towns].map(({ Name }) => [slugify(Name), Name]));
  if (chosen) names.set(slugify(chosen), chosen);
  return [...names.values()]
    .map((value) => ({ value, text: formatCityName(value, listings) }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
}
