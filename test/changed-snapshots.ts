import type { SnapshotFiles } from './fixtures';
import { createMenuPage, createModule } from './menu-pages';

/** A value of the review of 27 November 2026, changed as there, and what must come of it. */
export interface ChangedSnapshot {
  change(files: SnapshotFiles): void;
  /** What the check says of it, by record and field; nothing else may be refused. */
  said?: RegExp;
  /** The page where it belongs, what stands there, and what must not. */
  path?: string;
  init?: RequestInit;
  status?: number;
  seen?: RegExp;
  unseen?: RegExp;
}

const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
const PROPERTIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';

const changeVilla = (file: string, change: object) => (files: SnapshotFiles) => {
  for (const record of files[file]) if (record.ID === 84213) Object.assign(record, change);
};
const changePage = (params: object) => (files: SnapshotFiles) =>
  Object.assign(files['site/menu.json'][0].params, params);
const addPage = (path: string, params: object) => (files: SnapshotFiles) =>
  files['site/menu.json'].push(createMenuPage(path, params));
const changeSite = (change: (configuration: SnapshotFiles) => void) => (files: SnapshotFiles) =>
  change(files['site/configuration.json']);
const useFourLanguages = (files: SnapshotFiles) =>
  files['site/configuration.json'].language.languageUse.push(
    ...['en', 'de'].map((code) => ({ code, use: true })),
  );
const POST: RequestInit = {
  ...{ method: 'POST', body: 'sent=1' },
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  },
};
const PICTURE = { url: '/media/hero/dorp.webp' };

/** Each finding that can be seen in a page or in what the check says, by its number. */
export const CHANGED_SNAPSHOTS: Record<string, ChangedSnapshot> = {
  S1: {
    change: changeVilla(DETAILS, { Description: '<p>Eerste <strong>vet</strong></p>' }),
    path: VILLA,
    seen: /<strong>vet<\/strong>/,
    unseen: /&lt;p&gt;|&lt;strong/,
  },
  S2: {
    change: changePage({ metadata: { nl: { metadataTitle: 'Huizen en chalets' } } }),
    path: '/nl/te-koop/',
    seen: /<title>Huizen en chalets/,
  },
  S3: {
    change: addPage('weg', {
      ...{ redirect: true, redirectUrl: { nl: '/for-sale/', fr: '/for-sale/' } },
    }),
    ...{ path: '/fr/weg/', status: 302, seen: /^\/fr\/a-vendre\/$/ },
  },
  S4: {
    change(files) {
      addPage('faq', { modules: [createModule('category', 8)] })(files);
      const [article] = files['site/articles.json'];
      Object.assign(article, { title: { fr: 'Revenu cadastral' }, body: { fr: 'Oui' } });
    },
    path: '/nl/faq/',
    seen: /lang="fr"[^>]*>Revenu cadastral/,
    unseen: /<a[^>]*><\/a>|<h\d[^>]*><\/h\d>/,
  },
  S5: {
    change: changeSite(({ listings }) => {
      listings.factRules = {
        SurfaceLiving: [{ field: 'Price', logic: '<', compareWithValue: 0 }],
      };
    }),
    ...{ path: VILLA, seen: /84213/, unseen: /210\s*m²|"floorSize"/ },
  },
  S6: {
    change: useFourLanguages,
    ...{ path: '/en/faq/cadastral-income/', unseen: /class="breadcrumb".*href="\/nl\/.*<\/nav>/ },
  },
  S9: {
    change: changeSite(({ header }) => {
      header.headerLinks.show = true;
      header.headerLinks.left = [
        { label: '', icon: 'fab fa-facebook-f', link: 'https://www.facebook.com/huisvallee' },
      ];
    }),
    path: '/nl/te-koop/',
    seen: /href="https:\/\/www\.facebook\.com\/huisvallee"[^>]*><svg/,
  },
  S10: {
    change: changeVilla(PROPERTIES, { City: '', Zip: '' }),
    path: '/nl/te-koop/villa-met-zicht-op-de-ourthe/84213/',
    seen: /Villa met zicht/,
  },
  S11: {
    change: addPage('seo', { metadata: { nl: { metadataTitle: 'Enkel hier' } } }),
    ...{ path: '/fr/seo/', seen: /<title>Titre/, unseen: /Enkel hier/ },
  },
  S12: {
    change: (files) => files['site/menu.json'].push({ ...createMenuPage('home'), status: 'Draft' }),
    said: /menu 100 status/,
  },
  S13: {
    change: changeVilla(PROPERTIES, { SmallPictureItem: null, Price: '385000' }),
    ...{ path: VILLA, seen: /385\.000/ },
  },
  S14: {
    change: changeVilla(PROPERTIES, { Price: undefined }),
    ...{ path: VILLA, said: /84213 nl Price/, unseen: /€\s*0[^\d.,]/ },
  },
  S15: {
    change: changePage({
      modules: [createModule('property-list', undefined, { numberItemOfRow: 5 })],
    }),
    said: /menu 3 params\.modules\.0\.numberItemOfRow/,
  },
  S18: {
    change: addPage('vlaggen', {
      ...{ showPageBanner: true, image: PICTURE },
      title: { nl: 'Vlaggen', fr: 'Drapeaux', public: false },
    }),
    ...{ path: '/nl/vlaggen/', unseen: /class="banner__title"/ },
  },
  S19: {
    change: addPage('groot', { modules: [createModule('contact', 10, { titleSize: 'h1' })] }),
    said: /menu 100 params\.modules\.0\.titleSize/,
  },
  S20: {
    change: addPage('lijst', { modules: [createModule('property-list', 'nonsense')] }),
    said: /menu 100 params\.modules\.0\.relations\.id/,
  },
  S21: {
    change: addPage('welkom', {
      ...{ showPageBanner: true, bannerType: 'color' },
      bannerDescription: { nl: 'Kies uit {FOR_SALE_TOTAL} panden' },
    }),
    ...{ path: '/nl/welkom/', seen: /Kies uit 1 panden/ },
  },
  S22: {
    change: addPage('beeld', { content: { nl: 'Zie <img src="/x.webp">' } }),
    said: /menu 100 params\.content\.nl holds <img>/,
  },
  S23: {
    change(files) {
      for (const id of [101, 102, 103])
        files['site/menu.json'].push({ ...createMenuPage(`p${id}`), id });
      files['site/configuration.json'].header.menu.menuMaxItems = 2;
    },
    path: '/nl/te-koop/',
    seen: /<ul class="menu__items">(<li><a [^>]*>[^<]*<\/a><\/li>){2}<li class="menu__parent">/,
  },
  S24: {
    change: changeSite(({ footer }) => {
      footer.bottom = [{ title: {}, introText: {}, fullText: {}, image: [] }];
    }),
    ...{ path: '/nl/te-koop/', unseen: /<div class="footer__column[^"]*"><\/div>/ },
  },
  S25: {
    change: () => undefined,
    ...{ path: '/nl/doorsturen/?property=84213', init: POST, status: 422 },
    seen: /De voornaam van uw vriend is een verplicht veld/,
  },
  S26: {
    change: addPage('login', {}),
    ...{ path: '/nl/login/', init: POST, status: 422, seen: /Wachtwoord is een verplicht veld/ },
  },
  S28: {
    change: changeSite(({ language }) => {
      Object.assign(language, {
        languageUse: ['nl', 'fr'].map((code) => ({ code, use: code === 'fr' })),
        languageDefault: 'fr',
      });
    }),
    ...{ path: VILLA, status: 301, seen: /^\/fr\/a-vendre\/durbuy\/.*84213\/$/ },
  },
  S30: {
    change: changeSite(({ language }) => language.languageUse.push({ code: 'nl', use: false })),
    said: /configuration language names a language twice/,
  },
  S31: {
    change: changeSite(({ header }) => {
      header.banner.gallery = { config: { speed: -5 } };
    }),
    said: /header\.banner\.gallery\.config\.speed should be 0 or more/,
  },
  S32: {
    change: changePage({ bannerColor: 'rgb(1,2,3)' }),
    said: /menu 3 params\.bannerColor is not a colour \(#rrggbb\)/,
  },
  S34: {
    change: changePage({
      modules: [createModule('property-list', undefined, { position: 'left' })],
    }),
    said: /menu 3 params\.modules\.0\.position is left/,
  },
};
