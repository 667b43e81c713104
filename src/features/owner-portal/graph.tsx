import { formatDate } from '../../domain/format/date';
import { formatNumber } from '../../domain/format/number';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import type { DayFigures } from './figures';

/** The size of a graph, and how many days lie between two dates of its axis. */
interface GraphSize {
  width: number;
  height: number;
  labelEvery: number;
}

/** One graph for wide windows and one for phones: text in a scaled graph would become too small. */
const GRAPH_SIZES: readonly (GraphSize & { name: string })[] = [
  { name: 'wide', width: 744, height: 300, labelEvery: 7 },
  { name: 'narrow', width: 350, height: 260, labelEvery: 10 },
];

const LEFT = 40;
const BOTTOM = 28;
const TOP = 24;
const BAR_SHARE = 0.64;
const GRID_LINES = 3;

/** The views of the last thirty days as bars, and the same figures as a table (§3). */
export function FigureGraph({ ctx, days }: { ctx: RequestContext; days: readonly DayFigures[] }) {
  const { t } = ctx;
  const complete = days.slice(0, -1);
  const busiest = complete.reduce<DayFigures | undefined>(
    (best, day) => (day.all > (best?.all ?? 0) ? day : best),
    undefined,
  );
  if (days.every(({ all }) => all === 0)) return <p>{t('OWNER_GRAPH_NONE')}</p>;
  const sentence =
    busiest && t('OWNER_GRAPH_BUSIEST', { day: formatDate(busiest.day), count: busiest.all });
  return (
    <>
      <ul className="figures__key">
        <li className="figures__key-all">{t('OWNER_GRAPH_ALL')}</li>
        <li className="figures__key-own">{t('OWNER_GRAPH_OWN')}</li>
        <li className="figures__key-today">{t('OWNER_GRAPH_TODAY')}</li>
      </ul>
      {GRAPH_SIZES.map(({ name, ...size }) => (
        <GraphPicture
          key={name}
          className={`figures__graph figures__graph--${name}`}
          label={sentence ? t('OWNER_GRAPH_LABEL', { busiest: sentence }) : t('OWNER_GRAPH_TITLE')}
          todayLabel={t('OWNER_VISITS_TODAY').toLowerCase()}
          {...{ days, size, busiest }}
        />
      ))}
      {sentence && (
        <p>
          <NoWrapDates text={sentence} />
        </p>
      )}
      <details className="figures__table">
        <summary>{t('OWNER_GRAPH_TABLE')}</summary>
        <GraphTable ctx={ctx} days={days} />
      </details>
    </>
  );
}

function GraphPicture({
  days,
  size: { width, height, labelEvery },
  busiest,
  className,
  label,
  todayLabel,
}: {
  days: readonly DayFigures[];
  size: GraphSize;
  busiest: DayFigures | undefined;
  className: string;
  label: string;
  todayLabel: string;
}) {
  const step = (width - LEFT) / days.length;
  const top = roundUp(Math.max(...days.map(({ all }) => all)));
  const base = height - BOTTOM;
  const scale = (value: number) => (value / top) * (base - TOP);
  const bar = step * BAR_SHARE;
  const lines = Array.from({ length: GRID_LINES + 1 }, (_, line) => (top / GRID_LINES) * line);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((value) => (
        <g key={value}>
          <path className="figures__line" d={`M${LEFT} ${round(base - scale(value))}H${width}`} />
          <text x={LEFT - 8} y={round(base - scale(value) + 5)} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {days.map(({ day, all, own }, index) => {
        const x = round(LEFT + index * step + (step - bar) / 2);
        const isToday = index === days.length - 1;
        const isLabelled = (days.length - 1 - index) % labelEvery === 0;
        return (
          <g key={day}>
            <rect
              className={isToday ? 'figures__bar figures__bar--today' : 'figures__bar'}
              x={x}
              y={round(base - scale(all))}
              width={round(bar)}
              height={round(scale(all))}
            />
            <rect
              className="figures__bar figures__bar--own"
              x={x}
              y={round(base - scale(own))}
              width={round(bar)}
              height={round(scale(own))}
            />
            {day === busiest?.day && (
              <text
                className="figures__most"
                x={round(x + bar / 2)}
                y={round(base - scale(all) - 6)}
                textAnchor="middle"
              >
                {formatNumber(all)}
              </text>
            )}
            {isLabelled && (
              <text x={round(x + bar / 2)} y={height - 6} textAnchor={isToday ? 'end' : 'middle'}>
                {isToday ? todayLabel : formatDate(day).split('-').slice(0, 2).join('-')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function GraphTable({ ctx: { t }, days }: { ctx: RequestContext; days: readonly DayFigures[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('OWNER_COLUMN_DAY')}</th>
          <th scope="col">{t('OWNER_COLUMN_ALL')}</th>
          <th scope="col">{t('OWNER_COLUMN_OWN')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, all, own }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td>{formatNumber(all)}</td>
            <td>{formatNumber(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the end of the axis: the next round number that three lines divide. */
function roundUp(value: number): number {
  const unit = [1, 2, 5, 10, 20, 40, 50, 100, 200, 500, 1000, 5000].find(
    (candidate) => candidate * GRID_LINES >= value,
  );
  return (unit ?? Math.ceil(value / GRID_LINES)) * GRID_LINES;
}

const round = (value: number): number => Math.round(value * 10) / 10;
