import * as v from 'valibot';
import { MAX_REMOVED_SHARE } from '../unattended-load';
import { Path, Paths } from './map-path';
import { Conditions, Skip } from './record-conditions';

/** A value that a map may set or a table may hold. */
const Scalar = v.union([v.string(), v.number(), v.boolean()], 'is not a text, number or flag');
const ScalarByLanguage = v.union([
  Scalar,
  v.strictObject({ nl: v.string(), fr: v.string() }, 'is neither a value nor a pair of nl and fr'),
]);
export type ScalarByLanguage = v.InferOutput<typeof ScalarByLanguage>;

/** Signs with which a source writes numbers. */
const NumberSigns = v.strictObject({
  decimal: v.optional(v.picklist(['.', ',']), '.'),
  group: v.optional(v.picklist(['', '.', ',', ' ', "'"]), ''),
});

/** How numbers are read: by declared signs, or by what the digits around them tell (decision 109). */
const Numbers = v.union([NumberSigns, v.literal('by digits')], 'is no way to write numbers');
export type Numbers = v.InferOutput<typeof Numbers>;

const DateOrder = v.picklist(['iso', 'd-m-y', 'm/d/y', 'd-m-yy', 'm-y']);

const Trimmings = v.array(v.pipe(v.string(), v.nonEmpty()));

/** Source of one field's value, and what becomes of it (docs/import.md, "Fields"). */
export const FieldRule = v.strictObject({
  note: v.optional(v.string()),
  from: v.optional(Paths),
  const: v.optional(ScalarByLanguage),
  pick: v.optional(
    v.array(
      v.pipe(
        // biome-ignore lint/suspicious/noThenProperty: data of a map, never awaited
        v.strictObject({ if: v.optional(Path), present: v.optional(Path), then: ScalarByLanguage }),
        v.check((choice) => (choice.if === undefined) !== (choice.present === undefined)),
      ),
      'is not a list of choices',
    ),
  ),
  has: v.optional(v.string()),
  /** The language of a text that the source holds in one language only. */
  language: v.optional(v.string()),
  as: v.optional(
    v.picklist([
      ...(['text', 'upper', 'number', 'integer', 'flag', 'date'] as const),
      ...(['label', 'zip', 'country', 'project'] as const),
    ]),
    'text',
  ),
  when: v.optional(Conditions),
  join: v.optional(v.string()),
  split: v.optional(v.pipe(v.string(), v.nonEmpty())),
  table: v.optional(v.string()),
  else: v.optional(Scalar, 'refuse'),
  default: v.optional(ScalarByLanguage),
  required: v.optional(v.boolean(), false),
  /** What stands around the value and does not belong to it: 'm²', 'ca.'. */
  strip: v.optional(Trimmings),
  number: v.optional(Numbers),
  /** What becomes of a range: '179-179'. */
  range: v.optional(v.picklist(['refuse', 'same', 'lowest', 'highest']), 'refuse'),
  times: v.optional(v.union([v.number(), v.strictObject({ from: Path, table: v.string() })])),
  date: v.optional(v.union([DateOrder, v.array(DateOrder)]), 'iso'),
  not: v.optional(v.boolean(), false),
  zero: v.optional(v.picklist(['keep', 'none']), 'keep'),
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10))),
});
export type FieldRule = v.InferOutput<typeof FieldRule>;

const Id = v.strictObject({ from: Path, register: v.optional(v.literal('ids.json')) });

/** Place in which a record names its pictures or documents. `url`, `order` and the like are paths in an item. */
const Files = v.strictObject({
  note: v.optional(v.string()),
  from: Paths,
  split: v.optional(v.pipe(v.string(), v.nonEmpty())),
  url: v.optional(Path),
  order: v.optional(Path),
  /** The change date of a file: while it stays, the file is not fetched again. */
  changed: v.optional(Path),
  /** The name of a document, or the description of a picture. */
  name: v.optional(Path),
});
export type Files = v.InferOutput<typeof Files>;

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const CodeList = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

const Projects = v.strictObject({
  note: v.optional(v.string()),
  records: Path,
  id: Id,
  skip: v.optional(v.array(Skip), []),
  fields: v.record(v.string(), FieldRule),
  pictures: v.optional(Files),
  documents: v.optional(Files),
});

/** The formats that are read. */
const SOURCE_FORMATS = ['csv', 'xlsx', 'json', 'jsonl', 'xml'] as const;

const Signs = v.pipe(v.string(), v.nonEmpty());

/** A map: how the records of a source become a catalogue. It is data and holds no code. */
export const ImportMap = v.strictObject({
  map: v.literal(1, 'is not a version that this tool knows'),
  note: v.optional(v.string()),
  source: v.strictObject({
    format: v.picklist(SOURCE_FORMATS),
    records: v.optional(Path, 'rows[*]'),
    /** What ends a cell: one or more signs. Of several the one that the first row holds most often. */
    delimiter: v.optional(v.union([Signs, v.pipe(v.array(Signs), v.minLength(1))])),
    /** Without any sign no cell is quoted. */
    quote: v.optional(v.pipe(v.string(), v.maxLength(1)), '"'),
    /** Whether the first row names the columns; else they are called 1, 2, 3 … */
    header: v.optional(v.boolean(), true),
    /** The sign that ends a row, where a line does not. */
    rowEnd: v.optional(Signs),
    /** The table begins behind the first line that begins so. */
    after: v.optional(Signs),
    /** The sheet of a workbook; by default the first. */
    sheet: v.optional(v.string()),
    /** FILE is a folder or a zip, of which every file of the format is read, in the order of their names. */
    folder: v.optional(v.boolean(), false),
    /** A row of a table that begins so is left out. */
    comment: v.optional(v.pipe(v.string(), v.nonEmpty())),
    encoding: v.optional(v.union([v.string(), v.array(v.string())])),
    /** Whether a table may lack columns that rules name: those of a template that its user did not fill in. */
    optionalColumns: v.optional(v.boolean(), false),
    /** Name of the data file in a zip; by default the only one of this format. */
    file: v.optional(v.string()),
    /** The source is a folder with a file for each language, nl.json and fr.json. */
    perLanguage: v.optional(v.boolean(), false),
    /** Lists in files of their own, which are hung below each record under a name. */
    join: v.optional(
      v.array(
        v.strictObject({
          as: v.pipe(v.string(), v.regex(/^[^.[\]"]+$/, 'is not a name')),
          file: v.string(),
          records: v.optional(Path, 'rows[*]'),
          /** The paths of the key: in a record, and in an item of the list. */
          on: v.strictTuple([Path, Path]),
        }),
      ),
      [],
    ),
    /** How FILE is asked for where it is an address; `{env:NAME}` stands for a variable of the environment. */
    fetch: v.optional(
      v.strictObject({
        headers: v.optional(v.record(v.string(), v.string()), {}),
        /** Sent by POST. `{page}` counts from 1, `{offset}` is the number of records before the page. */
        body: v.optional(v.string()),
      }),
    ),
    /** Condition for a complete answer: a refusal may come as a valid file. */
    requires: v.optional(v.array(v.strictObject({ from: Path, is: v.array(v.string()) })), []),
  }),
  id: Id,
  languages: v.strictObject({ nl: CodeList, fr: CodeList }),
  number: v.optional(Numbers, {}),
  /** What stands around numbers, days and labels, where a field has no `strip` of its own. */
  strip: v.optional(Trimmings, []),
  skip: v.optional(v.array(Skip), []),
  fields: v.record(v.string(), FieldRule),
  tables: v.optional(
    v.record(v.string(), v.union([v.array(v.string()), v.record(v.string(), ScalarByLanguage)])),
    {},
  ),
  pictures: v.optional(Files),
  documents: v.optional(Files),
  projects: v.optional(Projects),
  private: v.optional(v.array(Path), []),
  guard: v.optional(
    v.strictObject({
      minRecords: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
      maxRemoved: v.optional(Share, MAX_REMOVED_SHARE),
      /** The share of a field's values that may vanish at once, by field. */
      maxLost: v.optional(v.record(v.string(), Share), {}),
      /** The path at which the source says how many records it has. */
      total: v.optional(Path),
      /** Days for which a listing whose record is faulty keeps its last good form. */
      keepDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 7),
    }),
    {},
  ),
});
export type ImportMap = v.InferOutput<typeof ImportMap>;

/** The part of a map that says how the records of one kind are read. */
export type RecordMap = Pick<ImportMap, 'id' | 'skip' | 'fields' | 'pictures' | 'documents'>;
