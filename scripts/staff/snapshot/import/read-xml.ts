import { SaxesParser } from 'saxes';
import type { ImportFault } from '../../record-file';
import type { ImportMap } from './import-map';
import type { SourceRecord, SourceRecords } from './source-records';
import { createFileFault, createSourceRecord, MAX_DEPTH } from './source-records';
import { listAlternatives, NAME_MEMBER, TEXT_MEMBER } from './value-path';

/** An element that is being read. */
interface OpenElement {
  name: string;
  members: Record<string, unknown>;
  text: string;
  line: number;
}

const CHUNK_LENGTH = 64 * 1024;

/**
 * Reads the records of an XML document as a stream: the tree of one record at a time. An element
 * becomes a group of its attributes ('@id') and elements, repeated ones as a list, or its text if it
 * has neither. The file of a document type is never fetched, and definitions within the document are refused: there is
 * no entity but the five of XML itself.
 */
export function readXmlRecords(
  text: string,
  paths: readonly string[],
  requires: ImportMap['source']['requires'],
): SourceRecords {
  const collector = new XmlCollector(
    paths,
    requires.map(({ from }) => from),
  );
  const parser = new SaxesParser();
  let problem: ImportFault | undefined;
  const refuse = (message: string) => {
    problem ??= createFileFault(message, parser.line);
  };
  parser.on('error', (error) =>
    refuse(`is not valid XML: ${error.message.replace(/^\d+:\d+: /, '')}`),
  );
  parser.on('doctype', (type) => {
    if (type.includes('[')) refuse('holds a document type with definitions, which no export needs');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (!collector.open(name, attributes, parser.line))
      refuse(`is nested deeper than ${MAX_DEPTH}`);
  });
  parser.on('text', (part) => collector.addText(part));
  parser.on('cdata', (part) => collector.addText(part));
  parser.on('closetag', () => collector.close());
  for (let start = 0; start < text.length && !problem; start += CHUNK_LENGTH)
    parser.write(text.slice(start, start + CHUNK_LENGTH));
  if (!problem) parser.close();
  if (problem) return { records: new Map(), faults: [problem] };
  const faults = requires.flatMap(({ from, is }) => {
    const found = collector.required.get(from) ?? '';
    return is.includes(found)
      ? []
      : [createFileFault(`${from} is "${found}", where ${is.join(' or ')} is needed`)];
  });
  return { records: collector.records, faults };
}

class XmlCollector {
  readonly records: Map<string, SourceRecord[]>;
  /** The texts of the elements that the map requires, by path. */
  readonly required = new Map<string, string>();
  /** Elements on the way to records: only their names are kept. */
  readonly #way: string[] = [];
  /** The open elements of the record that is being read. */
  readonly #open: OpenElement[] = [];
  #wayText = '';

  readonly #pathByWay: Map<string, string>;
  readonly #requiredByWay: Map<string, string>;

  constructor(paths: readonly string[], requiredPaths: readonly string[]) {
    this.records = new Map(paths.map((path) => [path, []]));
    this.#pathByWay = indexByWay(paths);
    this.#requiredByWay = indexByWay(requiredPaths);
  }

  /** Begins an element; false if it is nested too deep. */
  open(name: string, attributes: Record<string, string>, line: number): boolean {
    this.#wayText = '';
    if (this.#way.length + this.#open.length >= MAX_DEPTH) return false;
    const isInRecord = this.#open.length > 0;
    const members = Object.fromEntries(
      Object.entries(attributes).map(([attribute, value]) => [`@${attribute}`, value]),
    );
    if (!isInRecord && !this.#pathByWay.has([...this.#way, name].join('.'))) {
      this.#way.push(name);
      for (const [attribute, value] of Object.entries(members))
        this.#addRequired(`${this.#way.join('.')}.${attribute}`, value);
      return true;
    }
    this.#open.push({ name, members, text: '', line });
    return true;
  }

  addText(part: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += part;
    else this.#wayText += part;
  }

  close(): void {
    const element = this.#open.pop();
    if (!element) {
      this.#addRequired(this.#way.join('.'), this.#wayText.trim());
      this.#way.pop();
      return;
    }
    const parent = this.#open.at(-1);
    if (parent) addMember(parent.members, element.name, toValue(element));
    else this.#addRecord(element);
  }

  #addRequired(way: string, text: string): void {
    const path = this.#requiredByWay.get(way);
    if (path !== undefined) this.required.set(path, text);
  }

  #addRecord(element: OpenElement): void {
    const path = this.#pathByWay.get([...this.#way, element.name].join('.')) ?? '';
    const records = this.records.get(path);
    const value = toValue(element);
    if (!records) return;
    const record = {
      position: records.length + 1,
      line: element.line,
      // Records of several kinds differ by the names of their elements.
      value: path.includes('|') ? { ...asMembers(value), [NAME_MEMBER]: element.name } : value,
    };
    records.push(createSourceRecord(record));
  }
}

/** Indexes paths by the names of the elements that lead there: 'root.a' and 'root.b' for `root.a|b[*]`. */
const indexByWay = (paths: readonly string[]): Map<string, string> =>
  new Map(
    paths.flatMap((path) =>
      listAlternatives(path).map((way) => [way.replaceAll('[*]', ''), path] as const),
    ),
  );

const asMembers = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : { [TEXT_MEMBER]: value };

function toValue({ members, text }: OpenElement): unknown {
  if (Object.keys(members).length === 0) return text.trim();
  const kept = members['@xml:space'] === 'preserve' ? text : text.trim();
  return kept === '' ? members : { ...members, [TEXT_MEMBER]: kept };
}

function addMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(members, name)) {
    // Not an assignment: an element may be called __proto__.
    Object.defineProperty(members, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
    return;
  }
  const existing = members[name];
  if (Array.isArray(existing)) existing.push(value);
  else members[name] = [existing, value];
}
