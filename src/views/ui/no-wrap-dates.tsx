import { html } from 'hono/html';
import { Fragment } from 'react';
import { DATE_PATTERN } from '../../domain/format/date';

/**
 * A text whose dates stay on one line. Non-breaking hyphens would not do: the typefaces lack them,
 * and a search in the page would not find the date.
 */
export function NoWrapDates({ text }: { text: string }) {
  const parts = text.split(DATE_PATTERN);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>{index % 2 ? <span className="nowrap">{part}</span> : part}</Fragment>
  ));
}

/** The same as values of hono/html, for markup that is joined text. */
export const renderNoWrapDates = (text: string) =>
  text
    .split(DATE_PATTERN)
    .map((part, index) => (index % 2 ? html`<span class="nowrap">${part}</span>` : part));
