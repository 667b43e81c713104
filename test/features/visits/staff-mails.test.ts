import { beforeEach, describe, expect, test } from 'vitest';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from '../forms/all-forms';
import { loadRows } from '../forms/form-requests';
import { decodeCalendarEvents, findVisitLink, setUpVisitSite } from './visit-requests';

/** Parameters of links that open something for their holder alone. */
const PRIVATE_LINK = /[?&](key|token|booking|receipt)=/;

interface StaffMail {
  text: string;
  html: string;
  attachments?: { base64?: string }[];
}

const loadStaffMails = async (): Promise<StaffMail[]> =>
  (await loadRows('outbox'))
    .filter(({ queue }) => queue === 'agency')
    .map(({ mail }) => JSON.parse(String(mail)));

/** Returns all that a mail holds, its calendar file included. */
const readWhole = (mail: StaffMail): string =>
  [mail.text, mail.html.replaceAll('&amp;', '&'), ...decodeCalendarEvents(mail)].join('\n');

test.each(ALL_FORMS)(
  'the agency’s mail of %s holds no private link of the visitor',
  async (_, form) => {
    await resetFormData();
    const site = await createSiteWithAllForms();
    await (await openFormForSubmission(site, form, 'nl')).submit({});
    for (const mail of await loadStaffMails()) expect(readWhole(mail)).not.toMatch(PRIVATE_LINK);
  },
);

describe('the calendar file of the host', () => {
  const { submitVisit, submitAction } = setUpVisitSite();
  const loadLast = async () => {
    const mail = (await loadStaffMails()).at(-1);
    if (!mail) throw new Error('the host got no mail');
    expect(readWhole(mail)).not.toMatch(PRIVATE_LINK);
    return decodeCalendarEvents(mail)[0] ?? '';
  };
  beforeEach(async () => {
    await submitVisit(0, { remark: 'Met de hond.' });
  });

  test('says who comes, how to reach them, and leads to the desk', async () => {
    const file = await loadLast();
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).not.toContain('ATTENDEE');
    expect(file).toContain('SUMMARY:Anna Peeters · 84213 Durbuy');
    expect(file).toMatch(/DESCRIPTION:\+?[\d ]+\\nMet de hond\.\\n/);
    expect(file).toMatch(/URL;VALUE=URI:http\S+\/nl\/desk\/bezoeken\/slot-3\//);
    expect(file).toContain('LOCATION:Rue du Vieux Pont 7');
  });

  test('follows the visit: the same event, moved, then cancelled', async () => {
    const uid = /UID:.*/.exec(await loadLast())?.[0];
    const link = await findVisitLink('anna0@example.be');
    await submitAction(link, 'move', { slot: 'slot-4' });
    const moved = await loadLast();
    expect(moved).toContain(uid);
    expect(moved).toContain('SEQUENCE:1');
    expect(moved).toContain('Met de hond.');
    expect(moved).toContain('/nl/desk/bezoeken/slot-4/');
    await submitAction(link, 'cancel');
    const cancelled = await loadLast();
    for (const line of [uid, 'METHOD:PUBLISH', 'STATUS:CANCELLED', 'SEQUENCE:2'])
      expect(cancelled).toContain(line);
  });

  test('of the visitor stays an invitation with their own link', async () => {
    const [file = ''] = (await loadRows('outbox'))
      .filter(({ queue }) => queue === 'asked')
      .flatMap(({ mail }) => decodeCalendarEvents(JSON.parse(String(mail))));
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toMatch(PRIVATE_LINK);
  });
});
