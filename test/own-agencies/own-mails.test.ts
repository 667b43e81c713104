import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../src/domain/language/language';
import { resolveRoute } from '../../src/domain/routing/resolve-route';
import type { MailAttachment } from '../../src/platform/mail/mail';
import { createRequestContext, type RequestContext } from '../../src/platform/request-context';
import { composeEveryMail } from '../every-mail';
import { createTestContext } from '../fixtures';
import { buildAgencyFiles, OWN_AGENCIES } from './agencies';
import { findPhrases } from './demonstration-phrases';

/** Reads an attachment as its program does: the calendar of a visit. */
const readAttachment = (file: MailAttachment) =>
  file.from === 'bytes'
    ? {
        ...file,
        base64: new TextDecoder().decode(
          Uint8Array.from(atob(file.base64), (char) => char.charCodeAt(0)),
        ),
      }
    : file;

describe.each(OWN_AGENCIES)('%s', (name, agency) => {
  const files = buildAgencyFiles(agency);
  const own = JSON.stringify(files).toLowerCase();
  const languages = (agency.answers.languages ?? '').split(', ') as Language[];
  let contexts: RequestContext[];
  beforeAll(async () => {
    const { snapshot } = await createTestContext('/', files);
    contexts = languages.map((language) =>
      createRequestContext(
        snapshot,
        resolveRoute(snapshot.routeTable, `/${language}/`),
        'https://www.agency.example',
      ),
    );
  });

  test('no mail of an alert, a visit, an account, the week or the office says anything of the demonstration', async () => {
    for (const ctx of contexts) {
      const mails = await composeEveryMail(ctx);
      expect(mails.length).toBeGreaterThan(20);
      expect(mails.flatMap(({ attachments = [] }) => attachments).length).toBeGreaterThan(2);
      for (const mail of mails) {
        const { headers: _, attachments, ...told } = mail;
        const written = JSON.stringify({ ...told, files: (attachments ?? []).map(readAttachment) });
        expect([ctx.language, mail.subject, findPhrases(written, own)]).toEqual([
          ctx.language,
          mail.subject,
          [],
        ]);
        expect([mail.subject, written.includes(JSON.stringify(name).slice(1, -1))]).toEqual([
          mail.subject,
          true,
        ]);
      }
    }
  });
});
