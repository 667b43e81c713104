import type { Move } from './counted-hand';

/** An ordinary change that an office makes from the first page of the desk. */
export interface OfficeChange {
  name: string;
  moves: readonly Move[];
  /** The most presses that it may take, without those that publish it. */
  limit: number;
  /** Where a visitor sees it. */
  seenAt: string;
  /** The selector of what that page shows then, the page itself if it is left out, and what that says. */
  shows?: string;
  says?: string;
  /** Whether it is live when it is saved, as all of a listing is. */
  isListing?: boolean;
}

const SAVE: Move = { press: '#document [value=save]' };
const PORTRAIT = 'data/media/team/joris-van-acker.webp';

const type = (field: string, text: string): Move => ({ field: `[name="${field}"]`, type: text });
const choose = (field: string, value: string): Move => ({
  field: `[name="${field}"]`,
  choose: value,
});
const go = (...paths: string[]): Move[] => paths.map((path) => ({ go: path }));

const OFFER = { nl: '/nl/desk/aanbod/', fr: '/fr/desk/offre/' };
const [NL, FR] = ['/nl/desk/website/', '/fr/desk/site/'];

const changeListing = (offer: string, id: number, name: string, value: Move): Move[] => [
  ...go(offer, `${offer}${id}/`),
  value,
  { press: `#${name} [value=${name}]` },
];

const addPage = (way: readonly string[], title: string, path: Move): Move[] => [
  ...go(...way),
  type('title', title),
  { press: '[value=add]' },
  choose('content', 'property-list'),
  { press: '[value=module-add]' },
  path,
  choose('page.status', 'Published'),
  SAVE,
];

const edit = (way: readonly string[], filled: Move): Move[] => [...go(...way), filled, SAVE];

/** The nine of the office's week, in Dutch on a phone without script and in French on a computer. */
export const OFFICE_CHANGES: Readonly<Record<'nl' | 'fr', readonly OfficeChange[]>> = {
  nl: [
    {
      name: 'price',
      moves: changeListing(OFFER.nl, 84236, 'price', type('price', '328500')),
      ...{ limit: 5, seenAt: '/nl/te-koop/weris/huis/84236/', says: '328.500', isListing: true },
    },
    {
      name: 'state',
      moves: changeListing(OFFER.nl, 84221, 'state', choose('state', 'under-option')),
      ...{
        limit: 6,
        seenAt: '/nl/te-koop/bomal/huis/84221/',
        says: 'Onder optie',
        isListing: true,
      },
    },
    {
      name: 'text',
      moves: edit(
        [NL, `${NL}artikels/`, `${NL}artikels/802/`],
        type('body.nl', 'Een bedrag van **vroeger**.'),
      ),
      ...{ limit: 6, seenAt: '/nl/faq/kadastraal-inkomen/', says: 'Een bedrag van vroeger' },
    },
    {
      name: 'page',
      moves: addPage([NL, `${NL}paginas/`], 'Onze aanpak', type('route.nl', 'zo-werken-wij')),
      ...{ limit: 12, seenAt: '/nl/zo-werken-wij/', shows: '.modules .card' },
    },
    {
      name: 'picture',
      moves: [
        ...go(NL, `${NL}team/`, `${NL}team/3/`),
        { field: '#picture-image [name=picture]', file: PORTRAIT },
        { press: '#picture-image [value=picture-put]' },
        SAVE,
      ],
      ...{ limit: 10, seenAt: '/nl/ons-team/', shows: 'img[src^="/media/pictures/"]' },
    },
    {
      name: 'opening hours',
      moves: edit([NL, `${NL}openingsuren/`], type('offices.0.week.mo', '08:30-12:00')),
      ...{ limit: 5, seenAt: '/nl/contact/', says: '8.30–12' },
    },
    {
      name: 'team member',
      moves: edit([NL, `${NL}team/`, `${NL}team/2/`], type('role.nl', 'Schatter in Durbuy')),
      ...{ limit: 6, seenAt: '/nl/ons-team/', says: 'Schatter in Durbuy' },
    },
    {
      name: 'popup',
      moves: [
        ...go(NL, `${NL}popup/`),
        { tick: '[name=isPublished]' },
        type('title.nl', 'Bezoekweekend'),
        type('description.nl', 'Twaalf panden op één zaterdag.'),
        SAVE,
      ],
      ...{ limit: 7, seenAt: '/nl/', shows: '#popup', says: 'op één zaterdag' },
    },
    {
      name: 'press',
      moves: [
        ...go(NL, `${NL}artikels/`),
        choose('category', '9'),
        { press: '[value=add]' },
        type('title.nl', 'De Ourthe in trek'),
        type('author.nl', 'De Ardennenbode'),
        choose('status', 'Published'),
        SAVE,
      ],
      ...{ limit: 11, seenAt: '/nl/pers/', says: 'De Ourthe in trek' },
    },
  ],
  fr: [
    {
      name: 'price',
      moves: changeListing(OFFER.fr, 84213, 'price', type('price', '569500')),
      ...{
        limit: 4,
        seenAt: '/fr/a-vendre/durbuy/maison/84213/',
        says: '569.500',
        isListing: true,
      },
    },
    {
      name: 'state',
      moves: changeListing(OFFER.fr, 84229, 'state', choose('state', 'under-option')),
      ...{
        limit: 5,
        seenAt: '/fr/a-vendre/stavelot/maison/84229/',
        says: 'Sous option',
        isListing: true,
      },
    },
    {
      name: 'text',
      moves: edit([FR, `${FR}agence/`], type('phone', '086 00 12 99')),
      ...{ limit: 4, seenAt: '/fr/contact/', says: '086 00 12 99' },
    },
    {
      name: 'page',
      moves: addPage([FR, `${FR}pages/`], 'Notre approche', type('route.fr', 'notre-facon')),
      ...{ limit: 11, seenAt: '/fr/notre-facon/', shows: '.modules .card' },
    },
    {
      name: 'popup',
      moves: [
        ...go(FR, `${FR}fenetre/`),
        type('title.fr', 'Week-end de visites'),
        type('description.fr', 'Douze biens en un samedi.'),
        SAVE,
      ],
      ...{ limit: 5, seenAt: '/fr/', shows: '#popup', says: 'en un samedi' },
    },
    {
      name: 'picture',
      moves: [
        ...go(FR, `${FR}fenetre/`),
        { field: '#picture-media [name=picture]', file: PORTRAIT },
        { press: '#picture-media [value=picture-put]' },
        type('media.alt.nl', 'Joris voor de etalage'),
        type('media.alt.fr', 'Joris devant la vitrine'),
        SAVE,
      ],
      ...{ limit: 8, seenAt: '/fr/', shows: '#popup img[alt="Joris devant la vitrine"]' },
    },
    {
      name: 'opening hours',
      moves: edit([FR, `${FR}heures/`], type('offices.1.hours.fr', 'lu–ve 8–17 h')),
      ...{ limit: 4, seenAt: '/fr/contact/', says: 'lu–ve 8–17 h' },
    },
    {
      name: 'team member',
      moves: edit([FR, `${FR}equipe/`, `${FR}equipe/2/`], type('role.fr', 'Expert à Durbuy')),
      ...{ limit: 5, seenAt: '/fr/notre-equipe/', says: 'Expert à Durbuy' },
    },
    {
      name: 'menu entry',
      moves: edit(
        [FR, `${FR}pages/`, `${FR}pages/26/`],
        type('page.params.title.fr', 'Ce que vous nous demandez'),
      ),
      ...{ limit: 5, seenAt: '/fr/', says: 'Ce que vous nous demandez' },
    },
  ],
};
