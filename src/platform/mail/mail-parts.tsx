import type { ReactNode } from 'react';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { separateWords } from '../../domain/format/plain-words';
import type { Language } from '../../domain/language/language';
import type { MailSender } from './mail-content';
import { useIsTextFormat } from './mail-format';
import { useMailStyles } from './mail-styles';

// The running text of a mail's body; what stands in tables is in mail-blocks.tsx. As plain text, each part ends with an empty line.

/** Renders 'Beste An,' or, without a name, 'Beste,'. */
export const MailGreeting = ({ sender: { t }, name }: { sender: MailSender; name?: string }) => (
  <MailParagraph>
    {name?.trim() ? t('MAIL_DEAR', { name: separateWords(name.trim()) }) : t('MAIL_DEAR_UNKNOWN')}
  </MailParagraph>
);

export function MailParagraph({ children }: { children: ReactNode }) {
  const mailStyles = useMailStyles();
  return useIsTextFormat() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={mailStyles.paragraph}>{children}</p>
  );
}

/** Renders a heading within the body. */
export function MailHeading({
  children,
  lang,
}: {
  children: string;
  /** If it is not the mail's. */
  lang?: Language | undefined;
}) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat()) return `\n${children}\n\n`;
  return (
    <h2 style={mailStyles.heading} lang={lang}>
      {children}
    </h2>
  );
}

/** Renders a note in small print. */
export function MailNote({ children }: { children: ReactNode }) {
  const mailStyles = useMailStyles();
  return useIsTextFormat() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={mailStyles.note}>{children}</p>
  );
}

/** Renders a link within a sentence or a table. */
export const MailLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} style={useMailStyles().link}>
    {children}
  </a>
);

/** Renders the end of a mail to a visitor: how to reply, and the signature of a person or the agency. */
export function MailClosing({
  sender: { t, snapshot },
  name,
  phone,
  hint = 'MAIL_REPLY_HINT',
}: {
  sender: MailSender;
  name?: string | undefined;
  phone?: string | undefined;
  /** Where an answer goes, and the number to call. */
  hint?: 'MAIL_REPLY_HINT' | 'MAIL_FRIEND_REPLY';
}) {
  const { agency } = snapshot.site.configuration;
  const number = formatPhone(phone || agency.phone);
  const [before, after] = t(hint, { phone: number }).split(number);
  return (
    <>
      <MailParagraph>
        {before}
        <MailLink href={toPhoneUrl(number)}>{number}</MailLink>
        {after}
      </MailParagraph>
      <MailParagraph>
        <MailLines
          text={`${t('MAIL_REGARDS')}\n${name ?? t('MAIL_SIGNATURE', { agency: agency.name })}`}
        />
      </MailParagraph>
    </>
  );
}

/** Renders a text with its line breaks. */
export function MailLines({ text }: { text: string }) {
  if (useIsTextFormat()) return text;
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key but their index
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
