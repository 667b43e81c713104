import { decodeXML } from 'entities/decode';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DATE_PATTERN } from '../../domain/format/date';
import type { Mail } from './mail';
import type { MailContent, MailSender } from './mail-content';
import { MailFormat, MailLanguage } from './mail-format';
import { MailLayout } from './mail-layout';
import { MailPalette } from './mail-styles';

/**
 * Composes a mail in the sender's language: text and HTML from one body, in the agency's layout.
 * Replies go to the agency unless `replyTo` is set.
 */
export function composeMail(sender: MailSender, content: MailContent, body: ReactNode): Mail {
  const { agency } = sender.snapshot.site.configuration;
  const {
    to,
    replyTo = agency.email,
    subject,
    headers,
    attachments,
    kind,
    latestAt,
    until,
  } = content;
  const text = toTextBody(
    renderToStaticMarkup(
      <MailFormat value="text">
        <MailLanguage value={sender.language}>
          <MailLayout sender={sender} content={content}>
            {body}
          </MailLayout>
        </MailLanguage>
      </MailFormat>,
    ),
  );
  const html = renderToStaticMarkup(
    <MailPalette value={sender.snapshot.theme.palette}>
      <MailLayout
        sender={sender}
        content={content}
        preview={content.previewText ?? findPreview(text)}
      >
        {body}
      </MailLayout>
    </MailPalette>,
  );
  return {
    from: { name: agency.name, email: agency.email },
    to,
    replyTo,
    subject,
    html: `<!DOCTYPE html>${keepWhole(html)}`,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': sender.language,
      ...(content.unsubscribeUrl && {
        'List-Unsubscribe': `<${content.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...headers,
    },
    ...(attachments && { attachments }),
    kind,
    ...(latestAt !== undefined && { latestAt }),
    ...(until !== undefined && { until }),
  };
}

/**
 * Returns the plain-text body of a mail from parts rendered in the format 'text'. React escapes text
 * in them as everywhere, so its entities are decoded; leftover elements lose their tags.
 */
const toTextBody = (rendered: string): string =>
  `${decodeXML(rendered.replace(/<[^>]*>/g, ''))
    // The blank of '-- ' says that a signature follows (RFC 3676, 4.3).
    .replace(/(?<!^--(?= $))[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

/**
 * Finds the line that mail programs show beside the subject: what a mail says first after its heading, its greeting and
 * links, and no more, since a password may follow.
 */
const findPreview = (text: string): string =>
  text
    .split('\n\n')
    .slice(1)
    .find((part) => !/,$|^(?:https?|tel):/m.test(part))
    ?.replace(/\s+/g, ' ') ?? '';

/** Matches a telephone number as the site writes it, '+32 86 00 12 30' or '0470 12 34 56'. */
const PHONE_PATTERN = /(?:\+\d{2}|\b0)\d*(?: \d{2,3}){3,}\b/u;

/** Matches the number of an account, 'BE68 5390 0754 7034'. */
const IBAN_PATTERN = /\b[A-Z]{2}\d{2}(?: [A-Z\d]{4}){3,7}(?: [A-Z\d]{1,3})?\b/u;

/**
 * Returns the HTML of a mail with each date, telephone number and account of its body on one line. In the finished markup, since
 * they come in sentences, facts and links alike; the head stays as it is, whose title can hold no element.
 */
function keepWhole(html: string): string {
  const body = html.indexOf('<body');
  const patterns = [DATE_PATTERN, IBAN_PATTERN, PHONE_PATTERN].map(({ source }) => source);
  const whole = new RegExp(patterns.join('|'), 'gu');
  return (
    html.slice(0, body) +
    html
      .slice(body)
      .replace(/>[^<]+/g, (text) =>
        text.replace(whole, '<span style="white-space:nowrap">$&</span>'),
      )
  );
}
