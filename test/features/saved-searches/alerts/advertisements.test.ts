import { expect, test } from 'vitest';
import { ADVERTISEMENTS, createFilesOf, listMissing } from '../../property/advertisements';
import { toText } from '../../property/sale-kinds';
import { createFiles } from './alert-site';
import { setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails, resetSubscribers } from './subscribers';

const { load } = setUpAlertSite();

test.each(Object.entries(ADVERTISEMENTS))(
  'a mail about a %s says what the rules on advertisements want',
  async (_, advertisement) => {
    const goal = advertisement.kind === 'private' ? 'sale' : 'rent';
    await resetSubscribers({ id: 'bo', searches: { a: { goal } } });
    const files = createFilesOf(advertisement);
    for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
      for (const record of files[file]) if (record.ID === 84213) record.ID = 90001;
    await load(createFiles());
    await load(files);
    const mails = await loadAlertMails();
    expect(mails).toHaveLength(1);
    for (const { text, html } of mails)
      for (const body of [text, toText(html)]) {
        expect(listMissing(body, advertisement)).toEqual([]);
        for (const other of advertisement.others) expect(body).not.toContain(other);
      }
  },
);
