import type { Language } from '../../domain/language/language';
import { NoWrapDates } from './no-wrap-dates';

/** A term with its value. */
export interface FactRow {
  term: string;
  value: string;
  /** Whether the value is in the page's language, whatever that of the list. */
  isOfPage?: boolean;
}

/** A definition list of facts; `lang` if the values are in another language than the page. */
export function FactList({
  rows,
  lang,
}: {
  rows: readonly FactRow[];
  lang?: Language | undefined;
}) {
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(({ term, value, isOfPage }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={isOfPage ? undefined : lang}>
            <NoWrapDates text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
