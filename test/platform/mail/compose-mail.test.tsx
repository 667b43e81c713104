import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../src/platform/mail/compose-mail';
import { isEmailAddress, sanitizeHeaderText } from '../../../src/platform/mail/email-address';
import { sanitizeMailHeaders } from '../../../src/platform/mail/mail';
import {
  MailButton,
  MailFacts,
  MailLinks,
  MailQuote,
} from '../../../src/platform/mail/mail-blocks';
import {
  MailClosing,
  MailGreeting,
  MailHeading,
  MailNote,
  MailParagraph,
} from '../../../src/platform/mail/mail-parts';
import type { RequestContext } from '../../../src/platform/request-context';
import { createTestContext } from '../../fixtures';
import { fc } from '../../seeded-fast-check';

let ctx: RequestContext;
beforeAll(async () => {
  ctx = await createTestContext('/nl/');
});

const listFacts = (name: string) => [['Naam', name] as const, ['Telefoon', undefined] as const];
const composeConfirmation = (name: string, message: string, subject = 'Uw vraag over pand 84213') =>
  composeMail(
    ctx,
    { to: 'an@example.be', subject, reason: 'U vulde een formulier in.', kind: 'copy of a form' },
    <>
      <MailGreeting sender={ctx} name={name} />
      <MailParagraph>We bellen u binnen één werkdag.</MailParagraph>
      <MailHeading>De gegevens die u invulde:</MailHeading>
      <MailFacts rows={listFacts(name)} />
      <MailQuote>{message}</MailQuote>
      <MailButton href="https://www.huis-vallee.example/nl/">Bekijk het pand</MailButton>
      <MailLinks
        links={[{ href: 'https://www.huis-vallee.example/a', label: 'Plan', aside: 'pdf' }]}
      />
      <MailNote>Klein gedrukt.</MailNote>
      <MailClosing sender={ctx} />
    </>,
  );

describe('a mail', () => {
  test.each([
    ['in a sentence', 'Tot 5-3-2027 en van 1 januari 2027', ['5-3-2027', '1 januari 2027']],
    ['in German', 'Am 5. Dezember 2026', ['5. Dezember 2026']],
    ['in French', 'Le mardi 1er décembre 2026 à 10\u00a0h', ['1er décembre 2026']],
    ['with a number to call', 'Bel 086 00 12 30 nog', ['086 00 12 30']],
    ['in an address', 'Kaai 12, 6940 Durbuy, ref. 84213-2-2026', []],
  ])('keeps dates and numbers on one line: %s', (_, sentence, dates) => {
    const { html, text } = composeConfirmation(sentence, sentence, sentence);
    const whole = [...html.matchAll(/<span style="white-space:nowrap">(.+?)<\/span>/g)];
    const own = ['+32 86 00 00 00', 'BE52 9876 5432 1009'];
    expect(new Set(whole.map(([, kept]) => kept))).toEqual(new Set([...dates, ...own]));
    expect(html).toContain(`<title>${sentence}</title>`);
    expect(text).toContain(sentence);
  });

  test('has the same content as text and as HTML', () => {
    const { text, html } = composeConfirmation('An Maas', 'Is de tuin\nomheind?');
    expect(text).toMatchInlineSnapshot(`
    "Uw vraag over pand 84213

    Beste An Maas,

    We bellen u binnen één werkdag.

    De gegevens die u invulde:

    Naam: An Maas

    > Is de tuin
    > omheind?

    Bekijk het pand:
    https://www.huis-vallee.example/nl/

    Plan
    pdf
    https://www.huis-vallee.example/a

    Klein gedrukt.

    U kunt gewoon op deze e-mail antwoorden of bellen naar +32 86 00 00 00.

    Met vriendelijke groeten,
    Het team van Huis & Vallée

    -- 
    Huis & Vallée
    +32 86 00 00 00 · info@huis-vallee.example
    https://www.huis-vallee.example/nl/

    Huis & Vallée BV, ondernemingsnummer 0800.000.372, btw-nummer BE 0800.000.372. Vastgoedmakelaar 500.000.
    Toezichthoudende autoriteit: BIV.
    Beroepsaansprakelijkheid en borgstelling: Verzekeraar. Derdenrekening: BE52 9876 5432 1009.

    U vulde een formulier in.
    "
  `);
    for (const words of ['Beste An Maas,', 'Is de tuin', 'Bekijk het pand', 'Plan', 'BIV'])
      expect(html.includes(words)).toBe(true);
    expect(html.includes('Telefoon')).toBe(false);
  });

  test('has no image, no script and no URL except its links', () => {
    const { html } = composeConfirmation('An', 'Dag');
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
    expect(html.startsWith('<!DOCTYPE html><html lang="nl">')).toBe(true);
  });

  test('has the agency as Reply-To, and headers for automatic mail and language', () => {
    const mail = composeConfirmation('An', 'Dag');
    expect(mail.replyTo).toBe('info@huis-vallee.example');
    expect(mail.from.email).toBe('info@huis-vallee.example');
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'nl' });
  });

  test('of a subscription has one-click unsubscribe headers (decision 29)', () => {
    const unsubscribe = 'https://www.huis-vallee.example/nl/uitschrijven/?key=1';
    const { text, html, headers } = composeMail(
      ctx,
      { to: 'an@example.be', subject: 'Nieuw', unsubscribeUrl: unsubscribe, kind: 'alert' },
      <MailParagraph>Dag</MailParagraph>,
    );
    expect(headers?.['List-Unsubscribe']).toBe(`<${unsubscribe}>`);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(unsubscribe);
    expect(html).toContain(`href="${unsubscribe}"`);
  });
});

/** Parts of hostile texts: markup, line breaks, control characters, headers. */
const hostileParts = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...['\r\n', '\n', '\r', '\u0000', '\u2028', '\u0085', '<', '>', '"', "'", '&', '@', ',', ';'],
      ...['Bcc: all@example.be', '<script>alert(1)</script>', '</title>', '<img src=x onerror=x>'],
      ...['&lt;', '{name}', 'an@example.be', '\u202e'],
    ),
    fc.string(),
  ),
  { maxLength: 8 },
);
const hostileText = hostileParts.map((parts) => parts.join(''));

describe('text of a visitor', () => {
  test('is escaped in HTML', () => {
    const findTags = (html: string) => html.match(/<[^>]*>/g) ?? [];
    const expected = findTags(composeConfirmation('An', 'Dag', 'Dag').html);
    fc.assert(
      fc.property(hostileText, hostileText, (name, subject) => {
        // Line breaks become elements and an empty text is left out, so both are avoided here.
        const text = `An ${sanitizeHeaderText(name)}`;
        const { html } = composeConfirmation(text, text, `Dag ${subject}`);
        expect(findTags(html)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('is unchanged in plain text', () => {
    fc.assert(
      fc.property(hostileText, (message) => {
        const text = `Dag ${sanitizeHeaderText(message)}`.trim();
        expect(composeConfirmation('An', text).text).toContain(`> ${text}`);
      }),
      { numRuns: 200 },
    );
  });

  test('adds no line to a header and no recipient', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        const mail = sanitizeMailHeaders({
          ...composeConfirmation('An', text, text),
          replyTo: other,
          headers: { [text]: other, 'List-Unsubscribe': text, Bcc: 'all@example.be' },
          attachments: [{ from: 'bytes', filename: text, type: other, base64: '' }],
        });
        const { subject, headers, replyTo, attachments } = mail;
        const inHeaders = [
          subject,
          ...Object.entries(headers ?? {}).flat(),
          ...(attachments ?? []).flatMap(({ filename, type }) => [filename, type]),
        ];
        for (const text of inHeaders) expect(text).not.toMatch(/[\r\n\u2028\u2029\p{Cc}]/u);
        expect(Object.keys(headers ?? {})).not.toContain('Bcc');
        if (replyTo !== undefined) expect(isEmailAddress(replyTo)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
