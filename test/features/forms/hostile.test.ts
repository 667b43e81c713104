import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { LineSchema } from '../../../src/features/forms/kit/definition/schemas';
import { type Mail, sanitizeMailHeaders } from '../../../src/platform/mail/mail';
import { fc } from '../../seeded-fast-check';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  getValidAnswers,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { loadRows } from './form-requests';

/** Hostile input: mail headers, more recipients, markup, formulas, unusual characters. */
const HOSTILE_PIECES = [
  '\r\nBcc: victim@example.com',
  '\nTo: victim@example.com\n\nbody',
  '\r',
  '%0d%0aCc: victim@example.com',
  '\u2028Bcc: victim@example.com',
  ', victim@example.com',
  '; victim@example.com',
  '<victim@example.com>',
  '"victim@example.com" ',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '</textarea><iframe src=//evil.example>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<!--',
  '=HYPERLINK("http://evil.example")',
  '{{constructor}}',
  '\u0000',
  '\u202e',
  'é',
  'Anna',
];
const hostileText = fc
  .array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

/** Returns whether a field takes free text or one of several options, not ticks, dates or files. */
const isTextField = ({ kind }: Field) =>
  !['checkbox', 'checkboxes', 'zones', 'date', 'file'].includes(kind);

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

test.each(ALL_FORMS)(
  '%s: hostile input in any field reaches no other recipient and runs in no page or mail',
  async (_, form) => {
    const textFields = getFields(form).filter(isTextField);
    const valid = getValidAnswers(form, 'nl');
    const sendable = await openFormForSubmission(site, form, 'nl');

    await fc.assert(
      fc.asyncProperty(
        fc.subarray(textFields, { minLength: 1 }),
        fc.array(hostileText, { minLength: textFields.length, maxLength: textFields.length }),
        // After the valid answer, or instead of it.
        fc.boolean(),
        async (fields, words, isAppended) => {
          const answers = Object.fromEntries(
            fields.map(({ name }, index) => [
              name,
              `${isAppended ? (valid[name] ?? '') : ''}${words[index]}`,
            ]),
          );
          await resetFormData();
          const response = await sendable.submit(answers);
          const { email, friendEmail } = { ...valid, ...answers };
          expect([303, 422, 400]).toContain(response.status);
          if (response.status !== 303) expect(await findActiveMarkup(response)).toEqual([]);
          for (const row of await loadRows('outbox')) {
            const mail = sanitizeMailHeaders(JSON.parse(String(row.mail)) as Mail);
            expect(row.recipient).toBe(mail.to);
            const isAgency = /^[\w.]+@huis-vallee\.example$/.test(mail.to);
            const typed = [email, friendEmail].map((text) => v.safeParse(LineSchema, text).output);
            expect(isAgency || typed.includes(mail.to)).toBe(true);
            expect(await findMailFaults(mail)).toEqual([]);
          }
        },
      ),
      { numRuns: 8 },
    );

    // All at once, in every field whose rules accept it; an amount in words is compared with the amount.
    await resetFormData();
    const acceptingFields = textFields.filter(
      (field) =>
        field.name !== 'amountWords' &&
        !('options' in field) &&
        acceptsHostileLine(form, field.name),
    );
    const answers = Object.fromEntries(
      acceptingFields.map(({ name }) => [name, LONGEST_HOSTILE_LINE]),
    );
    expect((await sendable.submit(answers)).status).toBe(303);
    const mails = await loadRows('outbox');
    expect(mails).not.toEqual([]);
    for (const { mail } of mails)
      expect(await findMailFaults(JSON.parse(String(mail)))).toEqual([]);
  },
);

/** All hostile input that fits in one line. */
const LONGEST_HOSTILE_LINE = HOSTILE_PIECES.filter((piece) => !/:\/\//.test(piece))
  .join(' ')
  .slice(0, 200);

const acceptsHostileLine = ({ schema }: Form, name: string): boolean => {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
  const entry = entries[name];
  return entry !== undefined && v.is(entry, LONGEST_HOSTILE_LINE);
};

/** Returns the faults of a mail: headers of two lines, second addresses, markup from input. */
async function findMailFaults(mail: Mail): Promise<string[]> {
  const { from, to, replyTo = '', subject, headers = {}, html, attachments = [] } = mail;
  const headerLines = [
    from.name,
    from.email,
    to,
    replyTo,
    subject,
    ...Object.entries(headers).flat(),
  ];
  const names = attachments.map(({ filename }) => filename);
  return [
    ...[...headerLines, ...names].filter((line) => /[\r\n\u2028\u2029\0]/.test(line)),
    ...[to, replyTo].filter((address) => /[\s,;<>"]/.test(address)),
    ...[to, subject, from.name].filter((line) => line.includes('victim')),
    ...(await findActiveMarkup(new Response(html))),
  ];
}

const FORBIDDEN_ELEMENTS = 'iframe, object, embed, svg[onload], base, meta[http-equiv=refresh]';

/** Returns the elements and attributes of a page that run script, or load from or link to another site. */
async function findActiveMarkup(page: Response): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter()
    .on(FORBIDDEN_ELEMENTS, { element: ({ tagName }) => void found.push(tagName) })
    .on('*', {
      element({ tagName, attributes }) {
        for (const [name = '', value = ''] of attributes as unknown as Iterable<string[]>) {
          if (/^on/i.test(name)) found.push(`${tagName} ${name}`);
          const isUrlAttribute = ['href', 'src', 'action', 'formaction'].includes(name);
          if (isUrlAttribute && !OWN_URL.test(value)) found.push(`${tagName} ${name}=${value}`);
        }
      },
    })
    .on('script', {
      element: (script) => {
        // Structured data are no script.
        const isData = script.getAttribute('type') === 'application/ld+json';
        if (!script.getAttribute('src') && !isData) found.push('script');
      },
    });
  await rewriter.transform(page).text();
  return found;
}

const OWN_URL =
  /^(\/(?!\/)|#|http:\/\/localhost:8787|tel:|mailto:(?!\S*victim)|\?|https:\/\/[\w.-]*huis-vallee\.example|data:image)/;
