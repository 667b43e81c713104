import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const TRACKING_IDS = {
  analyticsId: 'G-TEST1',
  adsId: 'AW-123',
  tagManagerId: 'GTM-TEST1',
  socialPixelId: '1234567',
};

/** Creates the small snapshot with changes to its configuration. */
function createConfiguredFiles(change: Record<string, unknown>) {
  const files = createSmallSnapshot();
  Object.assign(files['site/configuration.json'], change);
  return files;
}

const getPolicy = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
/** Returns the tag of the body without the version, which every page names. */
async function readBodyTag(response: Response): Promise<string> {
  const [tag = ''] = /<body[^>]*>/.exec(await response.text()) ?? [];
  const made = ['X-Snapshot', 'X-Build'].map((header) => response.headers.get(header)).join(' ');
  expect(tag).toContain(` data-version="${made}"`);
  return tag.replace(` data-version="${made}"`, '');
}

describe('the configuration for scripts', () => {
  test('is empty on a site without trackers and popup, and the policy names no host', async () => {
    const response = await (await createTestSite())('/nl/te-koop/');
    expect(getPolicy(response)).toMatch(/trusted-types proof pack$/);
    expect(getPolicy(response)).not.toContain('google');
    expect(await readBodyTag(response)).toBe('<body>');
  });

  test('contains the configured identifiers, and the policy names their hosts', async () => {
    const fetchPage = await createTestSite({
      embedded: createConfiguredFiles({ siteInfo: TRACKING_IDS }),
    });
    const response = await fetchPage('/nl/te-koop/');
    expect(getPolicy(response)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/);
    expect(getPolicy(response)).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com/);
    expect(getPolicy(response)).toMatch(/trusted-types proof pack tag goog#html$/);
    expect(await readBodyTag(response)).toContain('data-trackers');
  });

  test('contains no identifier in preview', async () => {
    const fetchPage = await createTestSite({
      embedded: createConfiguredFiles({ siteInfo: TRACKING_IDS }),
    });
    expect(await readBodyTag(await fetchPage('/preview/nl/te-koop/'))).toBe(
      '<body data-preview="">',
    );
  });

  test.each([
    ['yes', 'data-popup-delay="3"'],
    ['no', '<body>'],
    ['true', '<body>'],
  ])('contains the delay of a popup only if it is published: %s', async (isPublished, tag) => {
    const fetchPage = await createTestSite({
      embedded: createConfiguredFiles({ popup: { isPublished, delay: 3 } }),
    });
    expect(await readBodyTag(await fetchPage('/nl/te-koop/'))).toContain(tag);
    // What is not published is read by nobody.
    const fragment = await fetchPage('/nl/fragments/popup/');
    expect(fragment.status).toBe(isPublished === 'yes' ? 200 : 404);
  });
});

test('an invalid identifier is refused', () => {
  const wrong = createConfiguredFiles({
    siteInfo: { ...TRACKING_IDS, analyticsId: "G-1');alert(1" },
  });
  return expect(createTestSite({ embedded: wrong })).rejects.toThrow('is not an identifier');
});

describe('fragments', () => {
  test('are in the language of their path and not indexed', async () => {
    const fetchPage = await createTestSite();
    const french = await fetchPage('/fr/fragments/consent/');
    expect(french.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await french.text()).toContain('Tout accepter');
    expect(await (await fetchPage('/nl/fragments/consent/')).text()).toContain('Alles aanvaarden');
  });

  test('the consent dialog has the days a choice is stored, 180 by default', async () => {
    expect(await (await (await createTestSite())('/nl/fragments/consent/')).text()).toContain(
      'data-days="180"',
    );
    const fetchPage = await createTestSite({
      embedded: createConfiguredFiles({ consent: { days: 90 } }),
    });
    expect(await (await fetchPage('/nl/fragments/consent/')).text()).toContain('data-days="90"');
  });

  test('the popup is in the page’s language, its link localized, its text sanitized', async () => {
    const popup = {
      isPublished: 'yes',
      link: '/for-sale/',
      title: { nl: 'Opendeurdag', fr: 'Portes ouvertes' },
      description: {
        nl: '<p>Kom <u>kijken</u></p>',
        fr: '<p>Venez</p>',
      },
    };
    const fetchPage = await createTestSite({ embedded: createConfiguredFiles({ popup }) });
    const french = await (await fetchPage('/fr/fragments/popup/')).text();
    expect(french).toContain('Portes ouvertes');
    expect(french).toContain('href="/fr/a-vendre/"');
    expect(await (await fetchPage('/nl/fragments/popup/')).text()).toContain('<p>Kom kijken</p>');
  });
});
