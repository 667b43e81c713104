import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { getTestimonialPictureKey } from '../../../src/features/guestbook/testimonial-pictures-store';
import {
  insertTestimonial,
  loadApprovedTestimonials,
} from '../../../src/features/guestbook/testimonials-store';
import { createStrippedPng } from '../../platform/strip-metadata/sample-pictures';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

const ID = '00000000-0000-4000-8000-000000000001';
const LIST = '/nl/desk/gastenboek/';
const IMAGE = 'submitted/testimonial/wij.png';

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM testimonials');
  await resetStaff();
  await env.FILES.put(IMAGE, createStrippedPng(), { httpMetadata: { contentType: 'image/png' } });
  await insertTestimonial(env.DB, {
    ...{ id: ID, name: 'An <b>Maas</b>', about: 'kochten in Wéris', website: '' },
    ...{ comment: 'Alles klopte.', language: 'nl', image: IMAGE, createdAt: 0 },
  }).run();
  desk = await openDesk(await createAccountSite());
});

const decide = (fields: Record<string, string>) => desk.post(`${LIST}${ID}/`, fields);

test('lists what waits, with how many, and shows the picture only to staff', async () => {
  const html = await (await desk.get(LIST)).text();
  expect(html).toContain('An &lt;b&gt;Maas&lt;/b&gt;');
  expect(html).toContain('Te beoordelen<span>1</span>');
  const picture = await desk.get(`${LIST}${ID}/picture/`);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect(picture.headers.get('Cache-Control')).toBe('no-store');
});

test('an approved entry is in the guestbook, with how its writer is known, and in the log', async () => {
  const answer = await decide({ action: 'approved', knownBy: 'deal', deal: '84213' });
  expect(answer.status).toBe(303);
  expect(await loadApprovedTestimonials(env.DB)).toMatchObject([
    { id: ID, knownBy: 'deal', crop: null },
  ]);
  expect(await env.FILES.head(getTestimonialPictureKey(ID))).not.toBeNull();
  expect(await loadRows('staff_actions')).toContainEqual(
    expect.objectContaining({ action: 'testimonial approved', subject: ID }),
  );
  expect(await (await desk.get(`${LIST}?state=approved`)).text()).toContain('value="84213"');
});

test('how the writer is known is chosen by staff: nothing is beforehand, and without it nothing is shown', async () => {
  const html = await (await desk.get(LIST)).text();
  expect(html.match(/<input type="radio"[^>]* name="knownBy"[^>]*>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<input type="radio"[^>]* name="knownBy"[^>]*checked/);
  const answer = await decide({ action: 'approved', deal: 'V-12' });
  expect(answer.status).toBe(422);
  const refused = await answer.text();
  expect(refused).toContain('Kies hoe u de schrijver kent.');
  expect(refused).toContain('value="V-12"');
  expect(await loadApprovedTestimonials(env.DB)).toEqual([]);
});

test('a refused entry leaves the guestbook, with its picture', async () => {
  await decide({ action: 'approved', knownBy: 'invitation' });
  await decide({ action: 'refused', sure: 'yes' });
  expect(await loadApprovedTestimonials(env.DB)).toEqual([]);
  expect(await env.FILES.head(getTestimonialPictureKey(ID))).toBeNull();
  expect(await (await desk.get(`${LIST}?state=refused`)).text()).toContain('Alles klopte.');
});

test('the reference is suggested where the address visited a property', async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
       VALUES (?, '', 'testimonial', 'nl', '{"email":"An@example.be"}', 0)`,
    ).bind(ID),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, language, name, email, created_at, changed_at)
       VALUES ('a', 'waiting', 84213, 'nl', 'An', 'an@example.be', 0, 0)`,
    ),
  ]);
  expect(await (await desk.get(LIST)).text()).toContain('value="84213"');
  await env.DB.exec('DELETE FROM visits');
});

describe('a part of the picture', () => {
  test('is stored as numbers and applied where it is shown; the original stays', async () => {
    const fields = { shape: 'square', left: '0', top: '0', width: '50' };
    expect((await decide({ action: 'approved', knownBy: 'deal', ...fields })).status).toBe(303);
    const [entry] = await loadApprovedTestimonials(env.DB);
    expect(entry?.crop).toMatchObject({ x: 0, y: 0 });
    expect(entry?.crop?.width).toBe(entry?.crop?.height);
    expect(await env.FILES.head(IMAGE)).not.toBeNull();
  });

  test.each([
    ['left', '-1'],
    ['top', '101'],
    ['width', 'half'],
    ['width', '0'],
  ])('with %s %s is refused at the field, and keeps everything', async (field, value) => {
    const answer = await decide({
      ...{ action: 'approved', knownBy: 'invitation', deal: 'V-12', shape: 'landscape' },
      [field]: value,
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`aria-describedby="approve-${ID}-${field}-error"`);
    expect(html).toContain('value="V-12"');
    expect(html).toMatch(/value="invitation"[^>]*checked|checked[^>]*value="invitation"/);
    expect(await loadApprovedTestimonials(env.DB)).toEqual([]);
  });
});

test('an unknown entry is not found, an unknown decision changes nothing', async () => {
  expect((await desk.post(`${LIST}nobody/`, { action: 'approved' })).status).toBe(404);
  expect((await decide({ action: 'shown' })).status).toBe(422);
  expect(await loadApprovedTestimonials(env.DB)).toEqual([]);
});
