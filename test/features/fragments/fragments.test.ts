import { describe, expect, test } from 'vitest';
import { isolate } from '../../fixtures';
import { smallSnapshot } from '../../platform/snapshot/small-snapshot';

const IDS = {
  analyticsId: 'G-TEST1',
  adsId: 'AW-123',
  tagManagerId: 'GTM-TEST1',
  socialPixelId: '1234567',
};

/** The small snapshot, its configuration bent. */
function configured(change: Record<string, unknown>) {
  const files = smallSnapshot();
  Object.assign(files['site/configuration.json'], change);
  return files;
}

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
const body = async (response: Response) => /<body[^>]*>/.exec(await response.text())?.[0];

describe('what a page tells its scripts', () => {
  test('is nothing on a site without trackers and popup, nor does its policy name a host', async () => {
    const response = await (await isolate())('/nl/te-koop/');
    expect(policyOf(response)).toMatch(/trusted-types proof$/);
    expect(policyOf(response)).not.toContain('google');
    expect(await body(response)).toBe('<body>');
  });

  test('is the configured identifiers, whose hosts the policy names', async () => {
    const fetchPage = await isolate({ embedded: configured({ siteInfo: IDS }) });
    const response = await fetchPage('/nl/te-koop/');
    expect(policyOf(response)).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/);
    expect(policyOf(response)).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com/);
    expect(policyOf(response)).toMatch(/trusted-types proof tag goog#html$/);
    expect(await body(response)).toContain('data-trackers');
  });

  test('is in preview that it is one, and no identifier', async () => {
    const fetchPage = await isolate({ embedded: configured({ siteInfo: IDS }) });
    expect(await body(await fetchPage('/preview/nl/te-koop/'))).toBe('<body data-preview="">');
  });

  test.each([
    ['yes', 'data-popup="3"'],
    ['no', '<body>'],
    ['true', '<body>'],
  ])('is the delay of a popup that is published: %s', async (isPublished, told) => {
    const fetchPage = await isolate({ embedded: configured({ popup: { isPublished, delay: 3 } }) });
    expect(await body(await fetchPage('/nl/te-koop/'))).toContain(told);
  });
});

test('an identifier that is none is refused', () => {
  const wrong = configured({ siteInfo: { ...IDS, analyticsId: "G-1');alert(1" } });
  return expect(isolate({ embedded: wrong })).rejects.toThrow('is no identifier');
});

describe('the parts that come later', () => {
  test('speak the language of their path and are for no search engine', async () => {
    const fetchPage = await isolate();
    const french = await fetchPage('/fr/late/consent/');
    expect(french.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await french.text()).toContain('Tout accepter');
    expect(await (await fetchPage('/nl/late/consent/')).text()).toContain('Alles aanvaarden');
  });

  test('the question says how many days a choice is kept, 180 where nothing else is configured', async () => {
    expect(await (await (await isolate())('/nl/late/consent/')).text()).toContain(
      'data-days="180"',
    );
    const fetchPage = await isolate({ embedded: configured({ consent: { days: 90 } }) });
    expect(await (await fetchPage('/nl/late/consent/')).text()).toContain('data-days="90"');
  });

  test('the popup is said in the page’s language, its link localized, its words sanitized', async () => {
    const popup = {
      isPublished: 'yes',
      link: '/for-sale/',
      title: { nl: 'Opendeurdag', fr: 'Portes ouvertes' },
      description: {
        nl: '<p>Kom <u>kijken</u></p>',
        fr: '<p>Venez</p>',
      },
    };
    const fetchPage = await isolate({ embedded: configured({ popup }) });
    const french = await (await fetchPage('/fr/late/popup/')).text();
    expect(french).toContain('Portes ouvertes');
    expect(french).toContain('href="/fr/a-vendre/"');
    expect(await (await fetchPage('/nl/late/popup/')).text()).toContain('<p>Kom kijken</p>');
  });
});
