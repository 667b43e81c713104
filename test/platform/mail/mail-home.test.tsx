import { expect, test } from 'vitest';
import { composeMail } from '../../../src/platform/mail/compose-mail';
import { MailClosing } from '../../../src/platform/mail/mail-parts';
import { createTestContext } from '../../fixtures';

test.each(['/nl/', '/fr/'])('a mail leads home in the language of its reader: %s', async (path) => {
  const reader = await createTestContext(path);
  const content = { to: 'an@example.be', subject: 'Bezoek', kind: 'copy of a form' } as const;
  const { html, text } = composeMail(reader, content, <MailClosing sender={reader} />);
  const home = reader.origin + path;
  expect(html).toContain(`<a href="${home}"`);
  expect(text).toContain(`\n${home}\n`);
});
