import { createSmallMap } from './small-map';

export const HEADER = 'id;title;town;zip;price';
export const ROW = '1;Huis;Durbuy;6940;245000';
export const createTableMap = (source: object = {}) =>
  createSmallMap({ source: { format: 'csv', delimiter: ';', ...source } });
export const JSON_MAP = createSmallMap({ source: { format: 'json', records: 'ads[*]' } });
export const AD = { id: 1, title: 'Huis', town: 'Durbuy', zip: '6940', price: 245000 };

/** Everyday files of other programs, and what their first listing is read as. */
export const EVERYDAY_FILES: readonly [
  what: string,
  file: { name: string; content: string; map: object },
  listings: number,
  fields: object,
][] = [
  [
    'an empty row of a spreadsheet',
    { name: 'a.csv', content: `${HEADER}\n${ROW}\n;;;;\n`, map: createTableMap() },
    1,
    {},
  ],
  [
    'a line that names the delimiter',
    {
      name: 'a.csv',
      content: `sep=;\n${HEADER}\n${ROW}\n`,
      map: createTableMap({ delimiter: undefined }),
    },
    1,
    {},
  ],
  [
    'a delimiter at the end of rows',
    {
      name: 'a.csv',
      content: `${HEADER};\n${ROW};\n2;Hoeve;Durbuy;6940;255000;\n`,
      map: createTableMap(),
    },
    2,
    {},
  ],
  [
    'lines above the header',
    {
      name: 'a.csv',
      content: `Aanbod\nExport van 3/11\n${HEADER}\n${ROW}\n`,
      map: createTableMap({ after: 'Export' }),
    },
    1,
    {},
  ],
  [
    'a quote inside a cell',
    {
      name: 'a.csv',
      content: `${HEADER}\n1;Huis "De Linde";Durbuy;6940;245000\n`,
      map: createTableMap(),
    },
    1,
    { TypeDescription: 'Huis "De Linde"' },
  ],
  [
    'no header, and a delimiter of two signs',
    {
      name: 'a.csv',
      content: '"1"!#"Huis!"!#"Durbuy"!#"6940"!#"245000"\r\n',
      map: createSmallMap({
        source: { format: 'csv', delimiter: '!#', header: false },
        id: { from: '1' },
        fields: {
          TypeDescription: { from: '2', language: 'fr' },
          City: { from: '3', as: 'upper' },
          Zip: { from: '4' },
          Price: { from: '5', as: 'number' },
        },
      }),
    },
    1,
    { TypeDescription: 'Huis!' },
  ],
  [
    'rows that end with a sign, behind a preamble',
    {
      name: 'a.csv',
      content:
        "#HEADER#\nEOF : '^'\nEOR : '~'\n\n#DEFINITION#\nid^title^town^zip^price^~\n\n#DATA#\n1^Huis 11' 7\" breed\nmet tuin^Durbuy^6940^245000^~\n#END#\n",
      map: createTableMap({
        delimiter: ['|', '^'],
        quote: '',
        rowEnd: '~',
        after: '#DEFINITION#',
        comment: '#',
      }),
    },
    1,
    { TypeDescription: 'Huis 11\' 7" breed met tuin' },
  ],
  [
    'JSON lines',
    {
      name: 'a.jsonl',
      content: `${JSON.stringify(AD)}\n\n${JSON.stringify({ ...AD, id: 2 })}\n`,
      map: createSmallMap({ source: { format: 'jsonl' } }),
    },
    2,
    {},
  ],
  [
    'XML with empty elements that have attributes',
    {
      name: 'a.xml',
      content:
        '<feed><ad><id>1</id><title>Huis</title><town>Durbuy</town><zip>6940</zip><price c="EUR">245000</price><plot unit="m2"/></ad><ad><id>2</id><title>Huis</title><town>Durbuy</town><zip>6940</zip><price c="EUR"></price><plot unit="m2">900</plot></ad></feed>',
      map: createSmallMap({
        source: { format: 'xml', records: 'feed.ad[*]' },
        fields: { SurfaceGround: { from: 'plot', as: 'number' } },
      }),
    },
    2,
    {},
  ],
  [
    'XML of several elements behind a harmless document type',
    {
      name: 'a.xml',
      content:
        '<!DOCTYPE list SYSTEM "http://127.0.0.1:9/list.dtd"><list kind="full"><rent><id>1</id><title>Huis</title><town>Durbuy</town><zip>6940</zip><price>900</price><house/></rent><sale><id>2</id><title>Huis</title><town>Durbuy</town><zip>6940</zip><price>1</price></sale></list>',
      map: createSmallMap({
        source: {
          format: 'xml',
          records: 'list.sale|rent[*]',
          requires: [{ from: 'list.@kind', is: ['full'] }],
        },
        fields: {
          Goal: { from: '#name', table: 'goal', as: 'integer' },
          WebID: {
            pick: JSON.parse('[{"present":"house","then":1},{"present":"id","then":2}]'),
            as: 'integer',
          },
        },
        tables: { goal: { sale: 0, rent: 1 } },
      }),
    },
    2,
    { Goal: 1, WebID: 1 },
  ],
  [
    'apostrophes of Windows in UTF-8',
    {
      name: 'a.csv',
      content: `${HEADER}\n1;L\u0092ourthe;Durbuy;6940;245000\n`,
      map: createTableMap(),
    },
    1,
    { TypeDescription: 'L’ourthe' },
  ],
  [
    'HTML in texts',
    {
      name: 'a.json',
      content: JSON.stringify({ ads: [{ ...AD, title: 'Villa &amp; schuur <b>te\nDurbuy</b>' }] }),
      map: JSON_MAP,
    },
    1,
    { TypeDescription: 'Villa & schuur te Durbuy' },
  ],
  [
    'units and grouped numbers, by declared signs',
    {
      name: 'a.csv',
      content:
        'id;title;town;zip;price;surface;kwh;peb;year\n1;Huis;Durbuy;6940;"€ 250.000,-";"1.250,50 m²";"148 kWh/m²";"B (148 kWh/m²)";ca. 1930\n2;Huis;Durbuy;6940;250 000;150m2;179-179;C;1985\n',
      map: createSmallMap({
        source: { format: 'csv', delimiter: ';' },
        number: { decimal: ',', group: '.' },
        strip: ['m²', 'm2', 'kWh/m²', 'ca.'],
        fields: {
          SurfaceGround: { from: 'surface', as: 'number' },
          EnergyPerformance: { from: 'kwh', as: 'number', range: 'same', default: 0 },
          EPCLabelText: { from: 'peb', as: 'label' },
          ConstructionYear: { from: 'year', as: 'integer' },
        },
      }),
    },
    2,
    {
      Price: 250_000,
      SurfaceGround: 1250.5,
      EnergyPerformance: 148,
      EPCLabelText: 'B',
      ConstructionYear: 1930,
    },
  ],
];
