import { strFromU8, unzipSync } from 'fflate';
import { readXmlRecords } from './read-xml';
import { readPath, readScalar, toValuePath } from './value-path';

const MAX_WORKBOOK_BYTES = 200 * 2 ** 20;
export const WORKBOOK_TOO_LARGE = 'is a workbook that is too large';

/** The XML files of a workbook. */
export class WorkbookParts {
  readonly #files: Record<string, Uint8Array>;

  constructor(bytes: Uint8Array) {
    let total = 0;
    this.#files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isRead = /\.(?:xml|rels)$/.test(name);
        total += isRead ? originalSize : 0;
        if (total > MAX_WORKBOOK_BYTES) throw new Error(WORKBOOK_TOO_LARGE);
        return isRead;
      },
    });
  }

  /** Returns the elements at a path of one file; none without the file. */
  list(file: string, path: string): unknown[] {
    const part = Object.hasOwn(this.#files, file) ? this.#files[file] : undefined;
    if (!part) return [];
    const { records } = readXmlRecords(strFromU8(part), [path], []);
    return (records.get(path) ?? []).map(({ value }) => value);
  }

  /** Returns the file that a relation of the workbook leads to. */
  findTarget(id: string): string {
    const relation = this.list('xl/_rels/workbook.xml.rels', 'Relationships.Relationship[*]').find(
      (item) => readText(item, '@Id') === id,
    );
    const target = readText(relation, '@Target');
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
}

/** Returns the text at a path of an element; empty without one. */
export const readText = (value: unknown, path: string): string =>
  String(readScalar(readPath(value, toValuePath(path))[0]) ?? '');
