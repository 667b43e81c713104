import { beforeAll, describe, expect, test } from 'vitest';
import { parsePhone } from '../../src/domain/typed-values/read-phone';
import { composeMail } from '../../src/platform/mail/compose-mail';
import { createTestContext } from '../fixtures';
import { createMenuPage, createModule, createPageFetcher } from '../menu-pages';
import { checkFiles, findProblems } from './snapshot/checked-files';
import { createSmallSnapshot } from './snapshot/small-snapshot';

const TEXT = 'Kies uit {FOR_SALE_TOTAL} en {FOR_RENT_TOTAL}';
const write = (place: string) => ({
  nl: `${place}: ${TEXT}`,
  fr: `${place} : ${TEXT}`,
  public: true,
});
const isFilled = (html: string, place: string) => html.includes(`${place}: Kies uit 1 en 1`);

/** Every kind of place that shows a text of the agency, and the page that shows it. */
const PLACES: Record<string, readonly string[]> = {
  '/nl/': [
    'banner title',
    'banner description',
    'search description',
    'footer title',
    'footer text',
    'top bar',
  ],
  '/nl/about/': [
    'metadata title',
    'metadata description',
    'network title',
    'page title',
    'page description',
    'page content',
    'module title',
    'module description',
    'link',
  ],
  '/nl/faq/kadastraal-inkomen/': ['article title', 'article body'],
  '/nl/faq/': ['article title'],
  '/nl/fragments/popup/': ['popup title', 'popup description'],
};

describe('placeholders of the agency’s texts (§2.8) are filled', () => {
  let fetchPage: Awaited<ReturnType<typeof createPageFetcher>>;
  beforeAll(async () => {
    const home = createMenuPage('home', { path: { nl: 'home', fr: 'home' } }, { id: 200 });
    const about = createMenuPage('about', {
      metadata: {
        nl: {
          metadataTitle: write('metadata title').nl,
          metadataDescription: write('metadata description').nl,
          metadataOGTitle: write('network title').nl,
        },
      },
      title: write('page title'),
      description: write('page description'),
      content: write('page content'),
      modules: [
        createModule('contact', 10, {
          title: write('module title'),
          description: write('module description'),
          link: { label: write('link'), path: '/for-sale/' },
        }),
      ],
    });
    const faq = createMenuPage('faq', { modules: [createModule('category', 8)] }, { id: 102 });
    fetchPage = await createPageFetcher([home, about, faq], (files) => {
      const { header, searchBlock, footer, popup } = files['site/configuration.json'];
      Object.assign(popup, {
        ...{ isPublished: 'yes', title: write('popup title') },
        description: write('popup description'),
      });
      header.banner = {
        ...{ type: 'color', title: write('banner title') },
        description: write('banner description'),
      };
      header.headerLinks.show = true;
      header.headerLinks.left = [{ label: write('top bar'), link: '/for-sale/' }];
      searchBlock.description = write('search description');
      footer.bottom = [
        { title: write('footer title'), introText: write('footer text'), fullText: {}, image: [] },
      ];
      const [article] = files['site/articles.json'];
      Object.assign(article, { title: write('article title'), body: write('article body') });
    });
  });

  test.each(Object.entries(PLACES))('on %s', async (path, places) => {
    const { document } = await fetchPage(path);
    expect(places.filter((place) => !isFilled(document, place))).toEqual([]);
    expect(document).not.toContain('_TOTAL}');
  });
});

test('placeholders are filled in mails, which end with texts of the agency', async () => {
  const files = createSmallSnapshot();
  Object.assign(files['site/configuration.json'].agency, {
    supervisoryAuthority: write('authority'),
    professionalTitle: write('title'),
    liabilityInsurer: write('insurer'),
  });
  const sender = await createTestContext('/nl/', files);
  const content = { to: 'an@example.be', subject: 'Uw vraag', kind: 'copy of a form' } as const;
  const { html, text } = composeMail(sender, content, null);
  for (const body of [html, text]) {
    expect(['authority', 'title', 'insurer'].filter((place) => !isFilled(body, place))).toEqual([]);
    expect(body).not.toContain('_TOTAL}');
  }
});

describe('a fact of the agency stands in its texts by name', () => {
  const TEXT_OF_FACTS =
    '<p>{OFFICE_STREET}, {OFFICE_TOWN}: {OPENING_HOURS}; {OFFICE_TOWN_2}: {OPENING_HOURS_2}</p><p><a href="tel:{AGENCY_PHONE}">{AGENCY_PHONE}</a> <a href="mailto:{AGENCY_EMAIL}">{AGENCY_EMAIL}</a></p>';
  const fetchHome = (change: Record<string, unknown>) =>
    createPageFetcher([], (files) => {
      const { agency, header, footer } = files['site/configuration.json'];
      Object.assign(agency, change);
      header.headerLinks.show = true;
      header.headerLinks.left = [{ label: '{AGENCY_PHONE}', link: 'tel:{AGENCY_PHONE}' }];
      footer.bottom = [{ title: {}, introText: {}, fullText: { nl: TEXT_OF_FACTS }, image: [] }];
    }).then((fetchPage) => fetchPage('/nl/'));

  test.each([
    {
      phone: '061 12 34 56',
      email: 'post@kantoor.example',
      offices: [
        {
          ...{ name: 'A', street: 'Dorp', houseNumber: '3', zip: '6600', city: 'Bastogne' },
          week: { mo: '09:00-12:00', tu: '09:00-12:00' },
        },
        { ...{ name: 'C', city: 'Arlon' }, week: { sa: '10:00-16:00' } },
      ],
      shown:
        '<p>Dorp 3, 6600 Bastogne: ma en di 9–12\u00a0uur; Arlon: za 10–16\u00a0uur</p><p><a href="tel:+3261123456">061\u00a012\u00a034\u00a056</a> <a href="mailto:post@kantoor.example">post@kantoor.example</a></p>',
    },
    {
      phone: '0475 12 34 56',
      email: 'x@y.example',
      offices: [
        { name: 'B', city: 'Virton', hours: { nl: 'op afspraak' } },
        { name: 'D', zip: '6700' },
      ],
      shown:
        '<p>, Virton: op afspraak; 6700: </p><p><a href="tel:+32475123456">0475\u00a012\u00a034\u00a056</a> <a href="mailto:x@y.example">x@y.example</a></p>',
    },
  ])('that of $email', async ({ shown, ...agency }) => {
    const { document } = await fetchHome(agency);
    expect(document.includes(shown)).toBe(true);
    const { dialled } = parsePhone(agency.phone) ?? {};
    expect(document.match(/<nav class="top-bar.*?<\/nav>/s)?.[0]).toContain(
      `href="tel:${dialled}"`,
    );
  });

  test('a text that repeats it is noted, with what to write', () => {
    const files = createSmallSnapshot();
    const { agency, footer } = files['site/configuration.json'];
    Object.assign(agency, { phone: '061 12 34 56', email: 'post@kantoor.example' });
    footer.bottom = [
      {
        title: { nl: 'Bel 061 12 34 56' },
        fullText: { nl: '<a href="tel:+3261123456">ons</a> of post@kantoor.example' },
      },
    ];
    const notes = checkFiles(files).findings.filter(({ message }) => message.includes('repeats'));
    expect(
      notes.map(({ level, field, message }) => [level, field, /\{\w+\}/.exec(message)?.[0]]),
    ).toEqual([
      ['note', 'footer.bottom.0.title.nl', '{AGENCY_PHONE}'],
      ['note', 'footer.bottom.0.fullText.nl', '{AGENCY_PHONE}'],
      ['note', 'footer.bottom.0.fullText.nl', '{AGENCY_EMAIL}'],
    ]);
  });
});

describe('a placeholder that is never filled is refused', () => {
  const REASON =
    'holds a placeholder that is never filled: write {FOR_SALE_TOTAL}, {FOR_RENT_TOTAL}, {AGENCY_PHONE}, {AGENCY_EMAIL}, {OFFICE_STREET}, {OFFICE_TOWN}, {OPENING_HOURS} or {OPEN_TODAY}';

  test.each([
    ['site/menu.json', 'menu 3 params.description.nl', { params: { description: { nl: 'x' } } }],
    ['site/articles.json', 'article 801 title.nl', { title: { nl: 'x', fr: 'y' } }],
    ['site/team.json', 'team 1 role.nl', { role: { nl: 'x' } }],
  ])('in %s', (file, place, change) => {
    for (const unknown of [
      ...['{SOLD_TOTAL}', '{for_sale_total}', '{ FOR_RENT_TOTAL }', '{AGENCY_PHONE_2}'],
      ...['{OPENING_HOURS_1}', '{OPENING_HOURS_9}'],
    ]) {
      const { errors } = findProblems((files) => {
        const written = JSON.parse(JSON.stringify(change).replace('"x"', `"Al ${unknown}"`));
        const [record] = files[file];
        Object.assign(record, { ...written, params: { ...record.params, ...written.params } });
        if (!('params' in written)) delete record.params;
      });
      expect(errors).toContain(`${place} ${REASON}`);
    }
  });
});
