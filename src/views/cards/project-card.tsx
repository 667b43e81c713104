import type { Project } from '../../domain/catalogue/project';
import { findProjectPrices } from '../../domain/catalogue/project-prices';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { findProjectUnits, isSoldOut } from '../../domain/catalogue/project-units';
import { getPictureUrl } from '../../domain/catalogue/property';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { createExcerpt } from '../../domain/format/excerpt';
import { replaceEmptyPrice } from '../../domain/format/price';
import { LEAD_PHONE_SIZES, PHONE_WIDTH_SIZES } from '../../domain/images/phone-sizes';
import { formatUnitsType } from '../../domain/language/catalogue-words';
import type { RequestContext } from '../../platform/request-context';
import { Picture } from '../ui/picture';
import { formatUnitFacts } from './unit-facts';
import { UnitsBar } from './units-bar';

export interface ProjectCardProps {
  ctx: RequestContext;
  project: Project;
  heading?: 'h2' | 'h3';
  /** Whether the card fills the width of its page: its picture beside the text, with an excerpt. */
  wide?: boolean;
  /** Whether it is the first card of its page, whose picture is fetched first and larger on a phone. */
  first?: boolean;
}

/** A project as a card: picture, city, type, name, free units, prices (§2.10). */
export function ProjectCard(props: ProjectCardProps) {
  const { ctx, project, heading: Heading = 'h2', wide, first } = props;
  const { t, href, snapshot } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const units = findProjectUnits(snapshot.catalogue.index, project.ID);
  const soldOut = isSoldOut(units);
  const picture = getPictureUrl(project);
  const lang = project.language === ctx.language ? undefined : project.language;
  const textLang = getTextLang(project, ctx.language);
  const type = formatUnitsType(project.WebIDName, ctx.language);
  return (
    <article className={soldOut ? 'card card--project card--closed' : 'card card--project'}>
      <div className="card__picture picture-frame">
        {picture ? (
          <Picture
            url={picture}
            alt=""
            width={600}
            height={450}
            sizes={`${first ? LEAD_PHONE_SIZES : PHONE_WIDTH_SIZES}, ${wide ? WIDE_CARD_SIZES : HALF_CARD_SIZES}`}
            priority={first}
            hosts={images}
          />
        ) : (
          <span className="picture-frame__text">{t('CARD_NO_PHOTO')}</span>
        )}
      </div>
      <p className="card__place">
        {soldOut && <span className="tag tag--closed">{t('SOLD_OUT')}</span>}
        <span className="card__city">{formatCityName(project.City, listings)}</span>
        <span className="card__reference" lang={type === project.WebIDName ? lang : undefined}>
          {type}
        </span>
      </p>
      <Heading className="card__headline" lang={textLang}>
        <a href={href.project(project)}>{project.Name}</a>
      </Heading>
      {wide && (
        <p className="card__text" lang={textLang}>
          {createExcerpt(project.Description)}
        </p>
      )}
      <ul className="card__facts">
        {!soldOut &&
          units.ids.length > 0 &&
          formatUnitFacts(units, t).map((fact, position) => (
            <li key={fact}>
              {fact}
              {wide && position === 0 && <UnitsBar units={units} />}
            </li>
          ))}
      </ul>
      <p className="card__price">
        {soldOut ? (
          <span className="card__state">{t('SOLD_OUT')}</span>
        ) : (
          <span className="card__amount">
            {formatProjectPrices(project, units, t)}
            {units.isVatIncluded && <span className="card__note"> {t('PRICE_WITH_VAT')}</span>}
          </span>
        )}
      </p>
    </article>
  );
}

const WIDE_CARD_SIZES =
  '(min-width: 1440px) 756px, (min-width: 768px) calc(58vw - 84px), calc(100vw - 40px)';
const HALF_CARD_SIZES =
  '(min-width: 1440px) 660px, (min-width: 768px) calc(50vw - 50px), calc(100vw - 40px)';

/** Formats the price range: '€ 307.340 tot € 353.320'; one amount if both are the same. */
export function formatProjectPrices(
  project: Pick<Project, 'PriceMin' | 'PriceMax'>,
  units: Pick<ProjectUnits, 'prices' | 'isVatIncluded'>,
  t: RequestContext['t'],
): string {
  const prices = findProjectPrices(project, units);
  if (!prices) return replaceEmptyPrice('', t);
  return prices.max > prices.min
    ? t('PROJECT_PRICES', { min: formatCurrency(prices.min), max: formatCurrency(prices.max) })
    : formatLowestPrice(project, units, t);
}

/** Formats the lowest price: 'Vanaf € 307.340'. */
export function formatLowestPrice(
  project: Pick<Project, 'PriceMin' | 'PriceMax'>,
  units: Pick<ProjectUnits, 'prices' | 'isVatIncluded'>,
  t: RequestContext['t'],
): string {
  const prices = findProjectPrices(project, units);
  return prices
    ? t('PROJECT_PRICES_FROM', { min: formatCurrency(prices.min) })
    : replaceEmptyPrice('', t);
}
