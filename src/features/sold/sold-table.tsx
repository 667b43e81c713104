import type { ReactNode } from 'react';
import { getPictureUrl } from '../../domain/catalogue/property';
import { formatCurrency } from '../../domain/format/currency';
import { DOT } from '../../domain/format/dot';
import { formatMonth } from '../../domain/format/month';
import type { SoldHome } from '../../domain/site/sold-home';
import type { RequestContext } from '../../platform/request-context';
import { LocalizedText } from '../../views/ui/localized-text';
import { Picture } from '../../views/ui/picture';
import { computeDifference } from './sold-figures';
import type { ToldHome } from './sold-view';
import { formatDifference, SOLD_WORDS } from './sold-words';

/** The homes of the archive, a line each: what it was, what was asked, how long it took, what it fetched. */
export function SoldTable({
  ctx,
  goal,
  homes,
}: {
  ctx: RequestContext;
  goal: SoldHome['goal'];
  homes: readonly ToldHome[];
}) {
  const { t } = ctx;
  const longest = Math.max(1, ...homes.map(({ home }) => home.days ?? 0));
  return (
    <table className="sold__table">
      <thead>
        <tr>
          <th scope="col">{t('SOLD_COLUMN_HOME')}</th>
          <th scope="col">{t('SOLD_COLUMN_ASKED')}</th>
          <th scope="col">{t(SOLD_WORDS[goal].days)}</th>
          <th scope="col">{t(SOLD_WORDS[goal].price)}</th>
        </tr>
      </thead>
      <tbody>
        {homes.map((told) => (
          <SoldRow key={told.home.id} {...{ ctx, told, longest }} />
        ))}
      </tbody>
    </table>
  );
}

function SoldRow({ ctx, told, longest }: { ctx: RequestContext; told: ToldHome; longest: number }) {
  const { t, snapshot } = ctx;
  const { home, card } = told;
  const words = SOLD_WORDS[home.goal];
  const isWithdrawn = home.outcome === 'withdrawn';
  const picture = home.image?.url ?? (card && getPictureUrl(card));
  return (
    <tr className={isWithdrawn ? 'sold__row sold__row--withdrawn' : 'sold__row'}>
      <th scope="row">
        {picture && (
          <Picture
            url={picture}
            alt={ctx.localize(home.image?.alt).text}
            width={84}
            height={63}
            sizes="84px"
            hosts={snapshot.site.configuration.images}
          />
        )}
        <span className="sold__home">
          <span className="sold__title">
            <SoldTitle ctx={ctx} told={told} />
          </span>
          <span className="sold__place">{describePlace(ctx, told)}</span>
        </span>
      </th>
      <Cell label={t('SOLD_COLUMN_ASKED')}>
        {home.consent.home && home.asked !== undefined && formatAmount(ctx, home, home.asked)}
      </Cell>
      <Cell label={t(words.days)}>
        {home.days === undefined ? (
          isWithdrawn && t(words.withdrawn).toLowerCase()
        ) : (
          <>
            <b>{describeDays(ctx, home, home.days)}</b>
            <svg
              className="sold__days"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className="sold__line" d="M0 2H100" />
              <path d={`M0 2H${Math.max(2, Math.round((home.days / longest) * 100))}`} />
            </svg>
          </>
        )}
      </Cell>
      <Cell label={t(words.price)}>{!isWithdrawn && <SoldPrice ctx={ctx} home={home} />}</Cell>
    </tr>
  );
}

/** A cell under its heading, which a phone shows beside it; empty where there is nothing to tell. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={children ? label : undefined}>{children}</td>
);

/** The home itself if its owner agreed, else what kind of home it was. */
function SoldTitle({ ctx, told: { home, card, type } }: { ctx: RequestContext; told: ToldHome }) {
  if (!home.consent.home) return type;
  const title = home.title ? (
    <LocalizedText ctx={ctx} text={home.title} />
  ) : (
    (card?.TypeDescription ?? type)
  );
  if (!card) return title;
  const lang = !home.title && card.language !== ctx.language ? card.language : undefined;
  return (
    <a href={ctx.href.property(card)} lang={lang}>
      {title}
    </a>
  );
}

function describePlace({ t, language }: RequestContext, { home, town }: ToldHome): string {
  const month = formatMonth(Date.parse(`${home.month}-15`), language);
  const when = home.outcome === 'withdrawn' ? t('SOLD_WITHDRAWN_IN', { month }) : month;
  return [town?.name ?? t('SOLD_ELSEWHERE'), when].join(DOT);
}

function describeDays({ t }: RequestContext, { outcome }: SoldHome, days: number): string {
  const text = t('SOLD_DAYS', { count: days });
  return outcome === 'withdrawn' ? t('SOLD_NOT_AFTER', { days: text }) : text;
}

/** What it fetched, and how that differs from what was asked, as far as it may be told. */
function SoldPrice({ ctx, home }: { ctx: RequestContext; home: SoldHome }) {
  const { t } = ctx;
  const difference = computeDifference(home);
  if (home.price === undefined || (difference === undefined && !home.consent.home))
    return <span className="sold__hidden">{t('SOLD_PRICE_HIDDEN')}</span>;
  const compared = difference !== undefined && (
    <span className="sold__compared">
      {difference === 0 ? t('SOLD_PRICE_ASKED') : formatDifference(difference)}
    </span>
  );
  return home.consent.home ? (
    <>
      <b>{formatAmount(ctx, home, home.price)}</b>
      {compared}
    </>
  ) : (
    compared
  );
}

const formatAmount = ({ t }: RequestContext, { goal }: SoldHome, amount: number): string =>
  goal === 'rent'
    ? t('AMOUNT_PER_MONTH', { amount: formatCurrency(amount) })
    : formatCurrency(amount);
