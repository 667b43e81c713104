import { getEpcScale, resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { formatAddress, formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { createExcerpt } from '../../domain/format/excerpt';
import { formatNumber } from '../../domain/format/number';
import { formatPhone } from '../../domain/format/phone';
import { isPriceShown } from '../../domain/format/price-visibility';
import { buildImageUrl } from '../../domain/images/image-url';
import type { Language } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import { getListingSection } from '../../domain/routing/href';
import type { TeamMember } from '../../domain/site/team';
import type { RequestContext } from '../../platform/request-context';
import { COST_GROUPS, ENERGY_FACTS, FACT_GROUPS } from '../../views/facts/fact-groups';
import { buildFactRows, buildFilledFactGroups } from '../../views/facts/fact-rows';
import { formatPropertyLine } from '../../views/facts/property-price';
import { computeTotalCost } from '../../views/facts/total-cost';
import { LegalLines } from '../../views/layout/footer';
import { EpcLabelShape } from '../../views/ui/epc-label';
import type { FactRow } from '../../views/ui/fact-list';
import { FactList } from '../../views/ui/fact-list';
import { getPhotos } from '../../views/ui/floor-plans';
import { Prose } from '../../views/ui/prose';
import { QrCode } from '../../views/ui/qr-code';
import { REGION_TEXTS } from './energy';
import { KeyFacts } from './key-facts';

export interface BrochureProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
  price: string;
  notes: readonly string[];
  person?: TeamMember | undefined;
}

/**
 * What a visitor takes home: two sheets of A4 (§7 of docs/look.md, printed). `hidden` on the screen, with
 * or without styles; client/styles/print.css turns the page around and shows this alone. Each sheet
 * has one part that gives way, its pictures, so that a long text never asks for a third.
 */
export function Brochure(props: BrochureProps) {
  return (
    <div className="brochure" hidden>
      <FirstSheet {...props} />
      <SecondSheet {...props} />
    </div>
  );
}

/** What it is: picture, headline, price, key facts, the agent's words, the agent. */
function FirstSheet({ ctx, property, lang, price, notes, person }: BrochureProps) {
  const { snapshot } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const [front] = getPhotos(property);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} reference={property.ID} />
      {front && <BrochurePhoto url={front.Url} hosts={images} className="brochure__front" />}
      <div className="brochure__head">
        <div>
          <p>{formatPropertyLine(ctx, property)}</p>
          <p className="brochure__headline" lang={lang}>
            {property.TypeDescription}
          </p>
        </div>
        <div className="brochure__price">
          <p className={isPriceShown(property, listings) ? 'is-amount' : undefined}>{price}</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <KeyFacts ctx={ctx} property={property} />
      <Prose
        text={truncateToParagraphs(property.Description || property.ShortDescription || '')}
        lang={lang}
      />
      <BrochureAgent ctx={ctx} person={person} />
    </div>
  );
}

/** What one wants to look up: facts, energy, more pictures, place, costs, the way back to the site. */
function SecondSheet({ ctx, property, lang }: BrochureProps) {
  const { t, snapshot, language } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const costs = buildCostRows(ctx, property);
  const facts = new Map(
    buildFilledFactGroups(ctx, property, FACT_GROUPS).map(({ name, rows }) => [name, rows]),
  );
  const place = formatAddress(property, { listings, language });
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} reference={property.ID} />
      <div className="brochure__facts">
        {FACT_ROW_LIMITS.map(({ group, rows }) => (
          <BrochureFactGroup
            key={group}
            name={t(group)}
            rows={facts.get(group)?.slice(0, rows)}
            lang={lang}
          />
        ))}
      </div>
      <BrochureEnergy ctx={ctx} property={property} />
      <div className="brochure__photos">
        {getPhotos(property)
          .slice(1, 4)
          .map(({ Url }) => (
            <BrochurePhoto key={Url} url={Url} hosts={images} />
          ))}
      </div>
      <div className="brochure__columns">
        <section>
          <h2>{t('GROUP_LOCATION')}</h2>
          <p>
            {place || `${property.Zip} ${formatCityName(property.City, listings)}`}
            {!property.PublishAddress && `. ${t('ADDRESS_ON_REQUEST')}`}
          </p>
          {property.LocationDescription && (
            <p lang={lang}>{createExcerpt(property.LocationDescription, MAX_LOCATION_LENGTH)}</p>
          )}
        </section>
        {costs.length > 0 && (
          <section>
            <h2>{t('GROUP_COSTS')}</h2>
            <FactList rows={costs} lang={lang} />
          </section>
        )}
      </div>
      <div className="brochure__foot">
        <QrCode text={buildShortUrl(ctx, property)} />
        <div>
          <p className="brochure__scan-hint">{t('PRINT_SCAN')}</p>
          <p>{t('PRINT_DISCLAIMER')}</p>
          <LegalLines ctx={ctx} />
        </div>
      </div>
    </div>
  );
}

function BrochureFactGroup({
  name,
  rows = [],
  lang,
}: {
  name: string;
  rows: readonly FactRow[] | undefined;
  lang: Language | undefined;
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <FactList rows={rows} lang={lang} />
    </section>
  );
}

function BrochureMasthead({ ctx, reference }: { ctx: RequestContext; reference: number }) {
  const { t, snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  return (
    <p className="brochure__masthead">
      <strong>{agency.name}</strong>
      <span>
        {`${formatPhone(agency.phone)} · ${agency.email} · ${t('REFERENCE_ID', { id: reference })}`}
      </span>
    </p>
  );
}

function BrochurePhoto({
  url,
  hosts,
  className,
}: {
  url: string;
  hosts: Parameters<typeof buildImageUrl>[2];
  className?: string;
}) {
  // Lazy and in a hidden part: nobody fetches it who does not print.
  return (
    <img
      className={className}
      src={buildImageUrl(url, 1050, hosts)}
      alt=""
      width={1360}
      height={1020}
      loading="lazy"
    />
  );
}

/** The agent who knows it, with a number to call from the kitchen table. */
function BrochureAgent({ ctx, person }: { ctx: RequestContext; person: TeamMember | undefined }) {
  const { t, localize, snapshot } = ctx;
  const { agency, images } = snapshot.site.configuration;
  return (
    <div className="brochure__agent">
      {person?.image && (
        <img
          src={buildImageUrl(person.image.url, 500, images)}
          alt=""
          width={72}
          height={88}
          loading="lazy"
        />
      )}
      <div>
        <p className="brochure__name">{person?.name ?? agency.name}</p>
        {person && <p>{localize(person.role).text}</p>}
        <p>
          {t('CALL')} <strong>{formatPhone(person?.phone || agency.phone)}</strong> ·{' '}
          {person?.email ?? agency.email}
        </p>
      </div>
    </div>
  );
}

/** The arrows of the region in one line, its own the tall one, and what the certificate says. */
function BrochureEnergy({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t } = ctx;
  const epc = resolveEpc(property);
  if (epc.state !== 'label') return null;
  const value = property.EnergyPerformance;
  const figure = {
    term: t('FIELD_ENERGY_PERFORMANCE'),
    value: `${formatNumber(value)}\u00a0${t('UNIT_KWH_M2_YEAR')}`,
  };
  const facts = buildFactRows(ctx, property, ENERGY_FACTS);
  return (
    <section className="brochure__energy">
      <h2>{`${t('ENERGY_BLOCK_TITLE')}, ${t(REGION_TEXTS[epc.region])}`}</h2>
      <p>
        {getEpcScale(epc.region).map(({ label }) =>
          label === epc.label ? (
            <b key={label}>
              <EpcLabelShape label={label} t={t} />
            </b>
          ) : (
            <EpcLabelShape key={label} label={label} t={t} />
          ),
        )}
      </p>
      <FactList rows={value > 0 ? [figure, ...facts] : facts} />
    </section>
  );
}

/**
 * Where the code leads: section and id, which move for good to the canonical path in the reader's
 * language (decision 2). A third of its length, so a code of 29 modules, not 41: it reads from
 * further away and weighs half in the page.
 */
const buildShortUrl = ({ origin, href }: RequestContext, property: Property): string =>
  `${origin}${href.page(getListingSection(property))}${property.ID}/`;

/** The sum a buyer pays, part by part; else the first of what the listing tells of costs. */
function buildCostRows(ctx: RequestContext, property: Property): FactRow[] {
  const { t, snapshot } = ctx;
  const cost = computeTotalCost(property, snapshot.site.configuration.listings);
  if (cost)
    return [...cost.parts, { term: 'COSTS_TOTAL' as const, amount: cost.total }].map(
      ({ term, amount }) => ({ term: t(term), value: formatCurrency(amount) }),
    );
  const rows = buildFilledFactGroups(ctx, property, COST_GROUPS).flatMap(
    ({ rows: filled }) => filled,
  );
  return rows.slice(0, MAX_COST_ROWS);
}

/** How many rows of which groups, the least needed last: that is where paper ends (print.css). */
const FACT_ROW_LIMITS: readonly { group: TextKey; rows: number }[] = [
  { group: 'GROUP_LAYOUT', rows: 6 },
  { group: 'GROUP_SURFACES', rows: 5 },
  { group: 'GROUP_PLANNING', rows: 8 },
  { group: 'GROUP_CERTIFICATES', rows: 3 },
  { group: 'GROUP_BUILDING', rows: 6 },
];
const MAX_COST_ROWS = 6;
const MAX_LOCATION_LENGTH = 360;

/** Characters that leave the picture its third of the first sheet. */
const MAX_DESCRIPTION_LENGTH = 2000;

/** Whole paragraphs as far as they fit; a first one that does not is cut after a word. */
function truncateToParagraphs(text: string): string {
  const [first = '', ...rest] = text.trim().split(/\n\s*\n/);
  let brief = truncateParagraph(first);
  for (const paragraph of rest) {
    if (brief.length + paragraph.length > MAX_DESCRIPTION_LENGTH) break;
    brief += `\n\n${paragraph}`;
  }
  return brief;
}

const truncateParagraph = (text: string): string =>
  text.length > MAX_DESCRIPTION_LENGTH ? createExcerpt(text, MAX_DESCRIPTION_LENGTH) : text;
