import type { ReactNode } from 'react';
import { formatNumber } from '../../../domain/format/number';
import { NoWrapDates } from '../../../views/ui/no-wrap-dates';

/** A count with a bar as long as its share of `max`; `front` is the part that is drawn darker. */
interface FigureBar {
  count: number;
  max: number;
  front?: number;
}

/** A table of figures below its title; the sentence instead if there are none. */
export function FigureTable({
  title,
  empty,
  heads,
  rows,
  legend,
  more,
}: {
  title: string;
  empty: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...(string | FigureBar)[]])[];
  /** What the whole of a bar counts, and its darker part. */
  legend?: { whole: string; front: string };
  /** What says that there are more rows. */
  more?: ReactNode;
}) {
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className="desk-empty">{empty}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <NoWrapDates text={name} />
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                  <td key={index} data-label={heads[index + 1]}>
                    {typeof cell === 'string' ? cell : <Bar {...cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {legend && rows.length > 0 && (
        <p className="figure-key">
          <KeyEntry part="whole" label={legend.whole} />
          <KeyEntry part="front" label={legend.front} />
        </p>
      )}
      {more}
    </section>
  );
}

const KeyEntry = ({ part, label }: { part: 'whole' | 'front'; label: string }) => (
  <span>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <rect className={`figure-bar__${part}`} width="10" height="10" />
    </svg>
    {label}
  </span>
);

/** The count, and its bar: lengths are attributes of SVG, since elements have no style attribute. */
const Bar = ({ count, max, front = count }: FigureBar) => (
  <>
    <span className="figure-count">{formatNumber(count)}</span>
    <svg className="figure-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="figure-bar__whole" width={toShare(count, max)} height="10" />
      <rect className="figure-bar__front" width={toShare(front, max)} height="10" />
    </svg>
  </>
);

const toShare = (count: number, max: number) =>
  max === 0 ? 0 : Math.round((1000 * count) / max) / 10;
