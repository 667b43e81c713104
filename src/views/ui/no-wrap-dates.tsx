import { Fragment } from 'react';

/** A date (5-3-2026), with what a line may not break at: its hyphens. */
const DATE_PATTERN = /(\b\d{1,2}-\d{1,2}-\d{4}\b)/;

/** A text whose dates stay on one line. The typefaces hold no unbreaking hyphen, and a search in the page would not find it. */
export function NoWrapDates({ text }: { text: string }) {
  const parts = text.split(DATE_PATTERN);
  if (parts.length === 1) return text;
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={place}>{place % 2 ? <span className="nowrap">{part}</span> : part}</Fragment>
  ));
}
