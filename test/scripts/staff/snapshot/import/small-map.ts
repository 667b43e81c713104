/** A map of few fields for the small sources of tests. */
export function createSmallMap(change: {
  source: object;
  fields?: object;
  [key: string]: unknown;
}): object {
  const { fields, ...rest } = change;
  const constant = (value: unknown, as: string) => ({ const: value, as });
  return {
    map: 1,
    id: { from: 'id' },
    languages: { nl: ['nl'], fr: ['fr'] },
    ...rest,
    fields: {
      Goal: constant(0, 'integer'),
      WebID: constant(1, 'integer'),
      MainTypeName: { const: { nl: 'Huis', fr: 'Maison' } },
      TypeDescription: { from: 'title', required: true },
      City: { from: 'town', as: 'upper', required: true },
      Zip: { from: 'zip', required: true },
      CountryID: constant(10, 'integer'),
      Marquee: constant(0, 'integer'),
      Price: { from: 'price', as: 'number' },
      PublishPrice: constant(true, 'flag'),
      PublishAddress: constant(false, 'flag'),
      ...fields,
    },
  };
}
