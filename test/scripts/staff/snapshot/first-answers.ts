/** Good answers to every question of `snapshot init`. */
export const ANSWERS = {
  name: 'Maas & Zoon',
  legalName: 'Maas & Zoon bv',
  languages: ['nl', 'fr'],
  towns: ['Bomal', 'Marche-en-Famenne', 'Arlon 6700 49.6838 5.8160'],
  phone: '063 00 00 00',
  email: 'info@maas.example',
  street: 'Grote Markt',
  houseNumber: '1',
  zip: '6700',
  city: 'Arlon',
  companyNumber: '0123.456.749',
  professionalNumber: '500.000',
  liabilityInsurer: 'Verzekeraar nv, polis 1',
  thirdPartyAccount: 'BE68 5390 0754 7034',
};
