import type { ReactNode } from 'react';
import { formatPhone, phoneLink } from '../../domain/format/phone';
import type { Sender } from './letter';
import { useText } from './medium';
import { style } from './style';

/** The parts of a mail's body. In text each ends its paragraph. */

/** 'Beste An,' or, without a name, 'Beste,'. */
export const Greeting = ({ sender: { t }, name }: { sender: Sender; name?: string }) => (
  <Paragraph>
    {name?.trim() ? t('MAIL_DEAR', { name: name.trim() }) : t('MAIL_DEAR_UNKNOWN')}
  </Paragraph>
);

export function Paragraph({ children }: { children: ReactNode }) {
  return useText() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={style.paragraph}>{children}</p>
  );
}

/** A heading within the body. */
export function Heading({ children }: { children: string }) {
  return useText() ? `\n${children}\n\n` : <h2 style={style.heading}>{children}</h2>;
}

/** A name, its value, and where that leads: a number to dial. */
export type Fact = readonly [term: string, value: string | undefined, href?: string | undefined];

/** Names and values in two columns; what has no value is left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  const given = rows.flatMap(([term, value, href]) =>
    value?.trim() ? [{ term, value, href }] : [],
  );
  if (useText()) return `${given.map(({ term, value }) => `${term}: ${value}`).join('\n')}\n\n`;
  if (given.length === 0) return null;
  return (
    <table style={style.facts}>
      <tbody>
        {given.map(({ term, value, href }) => (
          <tr key={term}>
            <th scope="row" style={style.term}>
              {term}
            </th>
            <td style={style.value}>
              {href ? <Link {...{ href }}>{value}</Link> : <Lines text={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody wrote, as they wrote it. */
export function Quote({ children }: { children: string }) {
  if (useText()) return `${children.trim().replace(/^/gm, '> ')}\n\n`;
  return (
    <blockquote style={style.quote}>
      <Lines text={children.trim()} />
    </blockquote>
  );
}

/** The one thing there is to do. */
export function Action({ href, children }: { href: string; children: string }) {
  if (useText()) return `${children}:\n${href}\n\n`;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={style.action}>
      <tbody>
        <tr>
          <td style={style.actionCell}>
            <a href={href} style={style.actionLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface Linked {
  href: string;
  label: string;
  /** A second line: a price, a date, what it is. */
  aside?: string;
}

/** Pages or files, one a line. */
export function Links({ links }: { links: readonly Linked[] }) {
  if (useText())
    return links
      .map(({ href, label, aside }) => `${[label, aside].filter(Boolean).join(', ')}\n${href}\n\n`)
      .join('');
  return (
    <ul style={style.list}>
      {links.map(({ href, label, aside }) => (
        <li key={href} style={style.item}>
          <Link href={href}>{label}</Link>
          {aside && (
            <>
              <br />
              <span style={style.aside}>{aside}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Smaller print below what matters. */
export function Note({ children }: { children: ReactNode }) {
  return useText() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={style.note}>{children}</p>
  );
}

const Link = ({ href, children }: { href: string; children: string }) => (
  <a href={href} style={style.link}>
    {children}
  </a>
);

/** How a mail to a visitor ends: how to answer, and who wrote: a member of the team, or the agency. */
export function Regards({
  sender: { t, snapshot },
  name,
  phone,
}: {
  sender: Sender;
  name?: string | undefined;
  phone?: string | undefined;
}) {
  const { agency } = snapshot.site.configuration;
  const number = formatPhone(phone || agency.phone);
  const [before, after] = t('MAIL_REPLY_HINT', { phone: number }).split(number);
  return (
    <>
      <Paragraph>
        {before}
        <Link href={phoneLink(number)}>{number}</Link>
        {after}
      </Paragraph>
      <Paragraph>
        <Lines
          text={`${t('MAIL_REGARDS')}\n${name ?? t('MAIL_SIGNATURE', { agency: agency.name })}`}
        />
      </Paragraph>
    </>
  );
}

/** A text with its line breaks. */
function Lines({ text }: { text: string }) {
  if (useText()) return text;
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
    <span key={place}>
      {place > 0 && <br />}
      {line}
    </span>
  ));
}
