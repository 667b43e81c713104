import { beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../../../src/platform/mail/mail';
import { composeEveryMail } from '../../every-mail';
import { createTestContext } from '../../fixtures';
import { listMailFaults } from '../../mail-faults';
import { createSmallSnapshot } from '../snapshot/small-snapshot';

const AGENCY_CARD = `${'a1'.repeat(16)}.1200.png`;

describe.each(['nl', 'fr', 'en', 'de'])('every kind of mail in %s', (language) => {
  let mails: Mail[];
  beforeAll(async () => {
    const files = createSmallSnapshot();
    for (const record of files['catalogue/properties.json'])
      Object.assign(record, { XLargePictureItem: { Url: '/media/houses/villa.webp' } });
    const ctx = await createTestContext(`/${language}/`, files);
    const site = { ...ctx.snapshot.site, shareCard: AGENCY_CARD };
    mails = await composeEveryMail({ ...ctx, snapshot: { ...ctx.snapshot, site } });
  });

  test('stands in Outlook as elsewhere, and can be read in the dark', () => {
    expect(mails.length).toBeGreaterThan(20);
    expect(
      mails.flatMap(({ kind, html }) => listMailFaults(html).map((fault) => [kind, fault])),
    ).toEqual([]);
  });

  test('shows the photograph of a home as a JPEG', () => {
    const pictures = mails.flatMap(({ html }) => html.match(/<img[^>]*>/g) ?? []);
    expect(pictures).toEqual([
      expect.stringMatching(
        /src="https:[^"]*\/media\/pictures\/[0-9a-f]{32}\.800\.jpg" alt="villa, Durbuy" width="520" height="293"/i,
      ),
    ]);
  });

  test('says something of its own beside its subject, and no password', () => {
    for (const { kind, subject, html } of mails) {
      const [, hidden = ''] = /<body[^>]*><div[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
      const preview = hidden.replace(/<[^>]*>|[\s\u200c]+$/g, '');
      expect([kind, preview.length > 10, preview === subject]).toEqual([kind, true, false]);
      expect(preview).not.toMatch(/ab-cd|https?:|,$/);
    }
  });
});
