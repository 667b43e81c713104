import type { RouteEntry } from '../../../src/domain/routing/route-table';
import { createRouteTable } from '../../../src/domain/routing/route-table';

const createEntry = (original: string, nl: string, fr: string): RouteEntry => ({
  original,
  type: 'page',
  nl,
  fr,
});

export const ENTRIES: RouteEntry[] = [
  createEntry('/', '/nl/', '/fr/'),
  { ...createEntry('/for-sale/', '/nl/te-koop/', '/fr/a-vendre/'), en: '/en/for-sale/' },
  createEntry('/for-rent/', '/nl/te-huur/', '/fr/a-louer/'),
  createEntry('/Bouwgrond/', '/nl/bouwgrond/', '/fr/terrains/'),
  createEntry('/Projects/', '/nl/projecten/', '/fr/projets/'),
  createEntry('/Gastenboek/', '/nl/gastenboek/', "/fr/livre-d'or/"),
  createEntry('/contact/', '/nl/contact/', '/fr/contact/'),
  createEntry('/services/', '/nl/diensten/', '/fr/services/'),
  { ...createEntry('/Pers/', '/nl/pers/', '/fr/presse/'), isDraft: true },
  { original: '/only-dutch/', type: 'page', nl: '/nl/enkel-nederlands/' },
  { ...createEntry('/login/', '/nl/login/', '/fr/login/'), type: 'login', en: '/en/login/' },
];

export const resolvedRoutes = createRouteTable(
  ENTRIES,
  { inUse: ['nl', 'fr'], default: 'nl' },
  {
    aliases: new Map([['/advies/', '/services/']]),
    cities: [
      { Name: 'DURBUY', Zip: '6940' },
      { Name: 'DURBUY', Zip: '6941' },
      { Name: 'LA ROCHE-EN-ARDENNE', Zip: '6980' },
    ],
  },
);
