import type { ReactNode } from 'react';
import { PaintedWhole } from './painted-whole';

/** The few facts that stand out, in a line; nothing without any. `id` where they are in the first screen. */
export function KeyFactList({
  facts,
  id,
}: {
  facts: readonly { term: string; value: ReactNode }[];
  id?: string | undefined;
}) {
  if (facts.length === 0) return null;
  return (
    <dl id={id} className="key-facts">
      {id && <PaintedWhole id={id} />}
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
