import { DATE_PATTERN } from '../../domain/format/date';

/**
 * Returns the HTML of a mail with each date of its body on one line. In the finished markup, since dates come in
 * sentences, facts and links alike; the head stays as it is, whose title can hold no element.
 */
export function keepDatesWhole(html: string): string {
  const body = html.indexOf('<body');
  const dates = new RegExp(DATE_PATTERN, 'gu');
  return (
    html.slice(0, body) +
    html
      .slice(body)
      .replace(/>[^<]+/g, (text) =>
        text.replace(dates, '<span style="white-space:nowrap">$1</span>'),
      )
  );
}
