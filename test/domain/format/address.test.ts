import { describe, expect, test } from 'vitest';
import {
  type AddressFields,
  type AddressOptions,
  formatAddress,
  formatCityName,
} from '../../../src/domain/format/address';

const listings = {
  citySpelling: { 'LA ROCHE-EN-ARDENNE': 'La Roche-en-Ardenne', EREZEE: 'Érezée' },
  boxPrefix: { nl: 'bus', fr: 'boîte', en: '/' },
};

describe('a city', () => {
  test.each([
    ['DURBUY', 'Durbuy'],
    ['MARCHE-EN-FAMENNE', 'Marche-en-Famenne'],
    ['LA ROCHE-EN-ARDENNE', 'La Roche-en-Ardenne'],
    ['La Roche-en-Ardenne', 'La Roche-en-Ardenne'],
    ['EREZEE', 'Érezée'],
    ['érezée', 'Érezée'],
    ['LE ROEULX', 'Le Roeulx'],
    ['VILLERS-LE-BOUILLET', 'Villers-le-Bouillet'],
    ['BOMAL-SUR-OURTHE', 'Bomal-sur-Ourthe'],
    ['BOMAL S/OURTHE', 'Bomal s/Ourthe'],
    ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
    ['SAINT-HUBERT', 'Saint-Hubert'],
    ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
    ["'S-GRAVENVOEREN", "'s-Gravenvoeren"],
    ['MOUSCRON (LE RISQUONS)', 'Mouscron (Le Risquons)'],
    ['LIÈGE', 'Liège'],
    [' HOTTON ', 'Hotton'],
    ['', ''],
  ])('%s is %s', (city, name) => {
    expect(formatCityName(city, listings)).toBe(name);
  });

  test('the agency’s spelling replaces title case', () => {
    expect(formatCityName('SPA', { citySpelling: { Spa: 'SPA' } })).toBe('SPA');
  });
});

describe('an address', () => {
  const farm = {
    PublishAddress: true,
    Street: 'Rue des Récollets',
    HouseNumber: '12',
    BoxNr: '',
    Zip: '6940',
    City: 'DURBUY',
    CountryID: 10,
    CountryName: 'België',
  };
  const hidden = { ...farm, PublishAddress: false };
  const abroad = {
    ...farm,
    Zip: '9999',
    City: 'WEMPERHARDT',
    CountryID: 50,
    CountryName: 'Luxemburg',
  };
  const nl = { listings, language: 'nl' } as const;

  const cases: [string, AddressFields, AddressOptions, string][] = [
    ['street and city', farm, nl, 'Rue des Récollets 12, 6940 Durbuy'],
    ['no street when it is not published', hidden, nl, '6940 Durbuy'],
    [
      'the box after its prefix',
      { ...farm, BoxNr: '3' },
      nl,
      'Rue des Récollets 12 bus 3, 6940 Durbuy',
    ],
    [
      'the prefix of the language',
      { ...farm, BoxNr: '3' },
      { listings, language: 'fr' },
      'Rue des Récollets 12 boîte 3, 6940 Durbuy',
    ],
    [
      'a prefix that is a sign has no spaces around it',
      { ...farm, BoxNr: '3' },
      { listings, language: 'en' },
      'Rue des Récollets 12/3, 6940 Durbuy',
    ],
    [
      'the box without a prefix',
      { ...farm, BoxNr: 'A' },
      { listings, language: 'de' },
      'Rue des Récollets 12 A, 6940 Durbuy',
    ],
    ['a street without number', { ...farm, HouseNumber: '' }, nl, 'Rue des Récollets, 6940 Durbuy'],
    ['a number without a street is left out', { ...farm, Street: '' }, nl, '6940 Durbuy'],
    [
      'the country outside Belgium',
      abroad,
      nl,
      'Rue des Récollets 12, 9999 Wemperhardt (Luxemburg)',
    ],
    [
      'a country without a name',
      { ...abroad, CountryName: '' },
      nl,
      'Rue des Récollets 12, 9999 Wemperhardt',
    ],
    ['hideCity keeps only the street', farm, { ...nl, hideCity: true }, 'Rue des Récollets 12'],
    ['hideCity hides an unpublished address', hidden, { ...nl, hideCity: true }, ''],
    [
      'hideCity hides an unpublished address abroad',
      { ...abroad, PublishAddress: false },
      { ...nl, hideCity: true },
      '',
    ],
    [
      'hideCity keeps the country',
      abroad,
      { ...nl, hideCity: true },
      'Rue des Récollets 12 (Luxemburg)',
    ],
  ];
  test.each(cases)('%s', (_, address, options, text) => {
    expect(formatAddress(address, options)).toBe(text);
  });
});
