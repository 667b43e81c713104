import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createPhotograph } from './file-requests';
import { CONTACT_DETAILS, loadRows, parseFormPage, submitForm } from './form-requests';
import { setUpMailedForms } from './mailed-forms';

const { site, configure } = setUpMailedForms();

describe('an application for a job', () => {
  const PDF = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'cv.pdf', {
    type: 'text/plain',
  });

  async function apply(path: string, cv: File | undefined, answers = {}) {
    const page = await parseFormPage(await site(path), 'job-contact');
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...page.hidden,
      ...CONTACT_DETAILS,
      'captcha-answer': page.captchaAnswer,
      ...answers,
    }))
      body.set(name, value);
    if (cv) body.set('cv', cv);
    return submitForm(site, page.action, body);
  }

  test.each([
    ['nl', '/nl/werken-bij-ons/'],
    ['fr', '/fr/travailler-chez-nous/'],
  ])('in %s stores its CV privately', async (language, path) => {
    const response = await apply(path, PDF);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    expect(await loadRows('leads')).toMatchObject([{ form: 'job-contact', language }]);
    const [file] = await loadRows('lead_files');
    expect(file).toMatchObject({ field: 'cv', name: 'cv.pdf' });
    expect(await (await env.FILES.get(String(file?.file)))?.text()).toContain('%PDF');
  });

  test.each([
    ['nothing', undefined, 'Kies een bestand'],
    ['a picture', createPhotograph('cv.pdf'), 'Kies een bestand van het type'],
    ['an HTML page', new File(['<html>'], 'cv.pdf'), 'Kies een bestand van het type'],
    ['six megabytes', new File(['%PDF-1.7', new Uint8Array(6 << 20)], 'cv.pdf'), 'groter dan 5'],
  ])('with %s is refused', async (_, cv, message) => {
    const response = await apply('/nl/werken-bij-ons/', cv);
    expect([413, 422]).toContain(response.status);
    expect((await response.text()).replaceAll('&nbsp;', ' ')).toContain(message);
    expect(await loadRows('lead_files')).toEqual([]);
  });

  test.each([
    ['/nl/werken-bij-ons/', 'Kies cv.pdf opnieuw: uw browser'],
    ['/fr/travailler-chez-nous/', 'Choisissez à nouveau cv.pdf\u00a0: votre navigateur'],
    ['/en/jobs/', 'Choose cv.pdf again: your browser'],
    ['/de/stellen/', 'Wählen Sie cv.pdf erneut aus: Ihr Browser'],
  ])(
    '%s: the page of a submission refused for another reason requests the CV again',
    async (path, words) => {
      const files = createSmallSnapshot();
      files['site/configuration.json'].language.languageUse = ['nl', 'fr', 'en', 'de'].map(
        (code) => ({ code, use: true }),
      );
      await configure({}, files);
      const { html, summary } = await parseFormPage(
        await apply(path, PDF, { email: 'x' }),
        'job-contact',
      );
      expect(summary).toHaveLength(2);
      expect(summary[1]).toContain(words);
      expect(html).toMatch(new RegExp(`id="job-contact-cv-lost">${words}`));
      expect(html).toMatch(/id="job-contact-cv"[^>]*aria-describedby="job-contact-cv-lost /);
    },
  );
});
