import { formatNumber } from '../../domain/format/number';
import type { SoldHome } from '../../domain/site/sold-home';
import type { RequestContext } from '../../platform/request-context';
import { KeyFactList } from '../../views/ui/key-fact-list';
import type { SoldFigures } from './sold-figures';
import { formatDifference, SOLD_WORDS } from './sold-words';

interface SoldSummaryProps {
  ctx: RequestContext;
  goal: SoldHome['goal'];
  figures: SoldFigures;
}

/** What the homes come to: how many, in how many days, at what part of the price that was asked. */
export function SoldSummary({ ctx: { t }, goal, figures }: SoldSummaryProps) {
  const words = SOLD_WORDS[goal];
  const { closed, withdrawn, medianDays, atAsked, medianBelow } = figures;
  const rows = [
    { term: words.closed, value: formatNumber(closed) },
    medianDays !== undefined && {
      term: words.median,
      value: t('SOLD_DAYS', { count: medianDays }),
    },
    atAsked && ({ term: 'SOLD_AT_ASKED', value: t('SOLD_AT_ASKED_OF', atAsked) } as const),
    medianBelow !== undefined &&
      ({ term: 'SOLD_BELOW', value: formatDifference(medianBelow) } as const),
    withdrawn > 0 && { term: words.withdrawn, value: formatNumber(withdrawn) },
  ].filter((row) => row !== false && row !== undefined);
  return (
    <>
      <KeyFactList facts={rows.map(({ term, value }) => ({ term: t(term), value }))} />
      {medianDays === undefined ? (
        <p className="sold__few">{t('SOLD_FEW')}</p>
      ) : (
        <p className="sold__sentence">
          {t(words.half, { days: t('SOLD_DAYS', { count: medianDays }) })}{' '}
          {withdrawn > 0 && t(words.failed, { count: withdrawn })}
        </p>
      )}
    </>
  );
}

const BAR = { width: 36, step: 42, height: 76, top: 22, bottom: 24 };
const DAYS_PER_BAR = 30;
const LABEL_EVERY = 3;

/** How many took so long, thirty days a bar; the half that was fastest stands out. */
export function SoldGraph({ ctx: { t }, goal, figures }: SoldSummaryProps) {
  const { bars, medianDays = 0 } = figures;
  if (bars.length === 0) return null;
  const most = Math.max(...bars);
  const base = BAR.top + BAR.height;
  const total = bars.reduce((sum, count) => sum + count, 0);
  const caption = t(SOLD_WORDS[goal].graph, { count: total });
  return (
    <figure className="sold__graph">
      <figcaption>{caption}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * BAR.step} ${base + BAR.bottom}`}
        role="img"
        aria-label={describeBars(bars, caption, t)}
      >
        {bars.map((count, index) => {
          const height = Math.round((count / most) * BAR.height);
          const x = index * BAR.step;
          const from = index * DAYS_PER_BAR;
          return (
            <g key={from}>
              {count > 0 && (
                <>
                  <rect
                    className={from < medianDays ? 'sold__bar sold__bar--half' : 'sold__bar'}
                    {...{ x, height }}
                    y={base - height}
                    width={BAR.width}
                  />
                  <text x={x + BAR.width / 2} y={base - height - 6} textAnchor="middle">
                    {count}
                  </text>
                </>
              )}
              {index % LABEL_EVERY === 0 && (
                <text x={x} y={base + BAR.bottom - 6}>
                  {from}
                </text>
              )}
            </g>
          );
        })}
        <path className="sold__axis" d={`M0 ${base}H${bars.length * BAR.step}`} />
      </svg>
    </figure>
  );
}

const describeBars = (bars: readonly number[], caption: string, t: RequestContext['t']): string =>
  [
    caption,
    ...bars.flatMap((count, index) => {
      const from = index * DAYS_PER_BAR;
      if (count === 0) return [];
      return index === bars.length - 1
        ? t('SOLD_BAR_LAST', { from, count })
        : t('SOLD_BAR', { from, to: from + DAYS_PER_BAR, count });
    }),
  ].join(', ');
