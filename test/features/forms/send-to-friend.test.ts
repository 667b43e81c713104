import { describe, expect, test } from 'vitest';
import { CONTACT_DETAILS, loadRows, openAndSubmitForm, parseFormPage } from './form-requests';
import { loadMails, setUpMailedForms } from './mailed-forms';

const { site } = setUpMailedForms();

describe('a property recommended to a friend', () => {
  const PAGES = {
    nl: '/nl/doorsturen/?property=84213',
    fr: '/fr/envoyer-a-un-ami/?property=84213',
  };
  const FRIEND = {
    friendFirstName: 'Piet',
    friendEmail: 'piet@example.be',
    message: 'Iets voor jou?',
  };

  test.each(['nl', 'fr'] as const)(
    'in %s sends one mail to the friend and one to the visitor',
    async (language) => {
      const response = await openAndSubmitForm(site, PAGES[language], 'send-to-friend', {
        ...CONTACT_DETAILS,
        ...FRIEND,
      });
      expect(response.status).toBe(303);
      expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
      const mails = await loadMails();
      expect(mails.map(({ to }) => to).toSorted()).toEqual([
        CONTACT_DETAILS.email,
        FRIEND.friendEmail,
      ]);
      const friend = mails.find(({ to }) => to === FRIEND.friendEmail);
      expect(friend.replyTo).toBe(CONTACT_DETAILS.email);
      expect(friend.text).toContain('> Iets voor jou?');
      expect(friend.subject).not.toContain('Anna');
    },
  );

  test('stores no data of the friend', async () => {
    await openAndSubmitForm(site, PAGES.nl, 'send-to-friend', { ...CONTACT_DETAILS, ...FRIEND });
    const [row] = await loadRows('leads');
    expect(String(row?.answers)).not.toMatch(/piet/i);
  });

  test.each([
    ['nl', { friendEmail: '' }, 'Het e-mailadres van uw vriend is een verplicht veld'],
    ['fr', { friendEmail: '' }, 'L’adresse e-mail de votre ami est un champ obligatoire'],
    ['nl', { friendEmail: 'piet@' }, 'Het e-mailadres van uw vriend is ongeldig'],
    ['fr', { friendEmail: 'piet@' }, 'L’adresse e-mail de votre ami n’est pas valable'],
    ['nl', { message: 'Kijk op https://elders.example' }, 'Laat webadressen weg'],
    ['nl', { firstName: '' }, 'Voornaam is een verplicht veld'],
  ] as const)('in %s with %o is refused: %s', async (language, wrong, message) => {
    const answers = { ...CONTACT_DETAILS, ...FRIEND, ...wrong };
    const response = await openAndSubmitForm(site, PAGES[language], 'send-to-friend', answers);
    expect(response.status).toBe(422);
    expect((await parseFormPage(response, 'send-to-friend')).html).toContain(message);
  });
});
