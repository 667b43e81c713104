import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { approveTestimonial } from '../../../src/features/guestbook/testimonial-decisions-store';
import { stripMetadata } from '../../../src/platform/strip-metadata/strip-metadata';
import {
  createJpeg,
  GPS_TEXT,
  METADATA_SEGMENTS,
} from '../../platform/strip-metadata/sample-pictures';
import type { TestSite } from '../forms/form-requests';
import {
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from '../forms/form-requests';

const PAGES = { nl: '/nl/gastenboek/schrijven/', fr: '/fr/livre-d-or/ecrire/' };
const ANSWERS = {
  name: 'An en Jo',
  about: 'kochten een hoeve in Wéris',
  website: 'https://www.an-en-jo.example/',
  comment: 'Alles klopte.\nTot de laatste sleutel.',
  email: 'an@example.be',
};
const PNG = new File(['\x89PNG\r\n\x1a\n'].map(toLatinBytes), 'wij.png', { type: 'image/png' });

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM testimonials');
  site = await createFormSite();
});

test.each(['nl', 'fr'] as const)(
  'in %s a testimonial waits for staff, whose mail leads to the desk',
  async (language) => {
    const response = await openAndSubmitForm(site, PAGES[language], 'testimonial', ANSWERS);
    expect(response.status).toBe(303);
    const thanks = await site(response.headers.get('Location') ?? '');
    expect(await thanks.text()).toMatch(/Na nazicht staat|Après relecture/);

    const { email, ...published } = ANSWERS;
    const [row] = await loadRows('testimonials');
    expect(row).toMatchObject({ ...published, language, state: 'pending', image: null });
    expect(JSON.stringify(row)).not.toContain(email);
    const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    const agencyMail = mails.find(({ to }) => to !== email);
    expect(agencyMail.text).toContain(`/nl/desk/gastenboek/${row?.id}/`);
    expect(agencyMail.replyTo).toBe(email);
    // The visitor was promised no answer; the agency's mail quotes the promise.
    expect(agencyMail.text).toContain('‘Bedankt voor de moeite. Na nazicht staat uw getuigenis');
    expect(agencyMail.text).not.toMatch(/werkdag|jour ouvrable/);
    const visitorMail = mails.find(({ to }) => to === email);
    expect(visitorMail.subject).toBe(
      { nl: 'Getuigenis verzonden', fr: 'Témoignage envoyé' }[language],
    );
    expect(visitorMail.text).toContain('An en Jo');
  },
);

test.each([
  ['nl', { name: ' ' }, 'Naam is een verplicht veld'],
  ['fr', { name: '' }, 'Champ obligatoire\u00a0: Nom'],
  ['nl', { comment: '' }, 'Uw getuigenis is een verplicht veld'],
  ['fr', { comment: '' }, 'Champ obligatoire\u00a0: Votre témoignage'],
  ['nl', { website: 'http://an.example/' }, 'Vul een webadres in dat met https:// begint'],
  ['nl', { website: 'javascript:alert(1)' }, 'Vul een webadres in dat met https:// begint'],
  ['nl', { website: 'https://bank.example@an.example' }, 'Vul een webadres in'],
  ['fr', { website: 'https://localhost' }, 'https://'],
  ['nl', { email: 'an@' }, 'e-mailadres'],
  ['fr', { email: '' }, 'e-mail'],
] as const)('in %s with %o is refused: %s', async (language, wrong, message) => {
  const response = await openAndSubmitForm(site, PAGES[language], 'testimonial', {
    ...ANSWERS,
    ...wrong,
  });
  expect(response.status).toBe(422);
  const { summary } = await parseFormPage(response, 'testimonial');
  expect(summary).toEqual([expect.stringContaining(message)]);
  expect(await loadRows('testimonials')).toEqual([]);
});

async function submitWithPicture(picture: File) {
  const page = await parseFormPage(await site(PAGES.nl), 'testimonial');
  const body = new FormData();
  for (const [name, value] of Object.entries({
    ...page.hidden,
    ...ANSWERS,
    'captcha-answer': page.captchaAnswer,
  }))
    body.set(name, value);
  body.set('image', picture);
  return submitForm(site, page.action, body);
}

test('its picture is stored privately', async () => {
  expect((await submitWithPicture(PNG)).status).toBe(303);
  const [row] = await loadRows('testimonials');
  const [file] = await loadRows('lead_files');
  expect(row?.image).toBe(file?.file);
  expect(await env.FILES.head(String(row?.image))).toMatchObject({
    httpMetadata: { contentType: 'image/png' },
  });
});

test('a picture loses its location, and keeps its orientation', async () => {
  const { EXIF, XMP, IPTC } = METADATA_SEGMENTS;
  const photograph = createJpeg(EXIF, XMP, IPTC);
  expect((await submitWithPicture(new File([photograph], 'wij.jpg'))).status).toBe(303);
  const [row] = await loadRows('testimonials');
  const storedPicture = await env.FILES.get(String(row?.image));
  expect(await storedPicture?.text()).not.toContain(GPS_TEXT);

  await approveTestimonial(
    { db: env.DB, files: env.FILES },
    String(row?.id),
    undefined,
    Date.now(),
  );
  const picture = await site(`/nl/gastenboek/foto/?id=${row?.id}`);
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  expect(bytes).toEqual(stripMetadata(createJpeg(METADATA_SEGMENTS.EXIF), 'image/jpeg'));
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain(GPS_TEXT);
});

test('a picture stored before uploads were stripped is stripped when published', async () => {
  expect((await submitWithPicture(PNG)).status).toBe(303);
  const [row] = await loadRows('testimonials');
  await env.FILES.put(String(row?.image), createJpeg(METADATA_SEGMENTS.EXIF), {
    httpMetadata: { contentType: 'image/jpeg' },
  });
  await approveTestimonial(
    { db: env.DB, files: env.FILES },
    String(row?.id),
    undefined,
    Date.now(),
  );
  const picture = await site(`/nl/gastenboek/foto/?id=${row?.id}`);
  expect(await picture.text()).not.toContain(GPS_TEXT);
});

test('an HTML page named as a picture is refused', async () => {
  const response = await submitWithPicture(new File(['<svg onload=alert(1)>'], 'wij.png'));
  expect(response.status).toBe(422);
  expect((await parseFormPage(response, 'testimonial')).summary).toEqual([
    'Kies een bestand van het type jpg, png, webp (Foto)',
  ]);
  expect(await loadRows('testimonials')).toEqual([]);
});

test('a HEIC picture is refused: its location cannot be removed', async () => {
  const response = await submitWithPicture(
    new File([toLatinBytes('\0\0\0\x18ftypheic')], 'wij.heic'),
  );
  expect(response.status).toBe(422);
});

function toLatinBytes(text: string) {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
