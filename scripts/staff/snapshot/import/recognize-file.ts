import type { ImportMap } from './import-map';

/** What a file is by its first bytes. */
export type FileKind =
  | 'zip'
  | 'pdf'
  | 'old workbook'
  | 'picture'
  | 'web page'
  | 'xml'
  | 'json'
  | 'text';

const MAGIC: readonly [kind: FileKind, start: string][] = [
  ['zip', 'PK\u0003\u0004'],
  ['pdf', '%PDF-'],
  ['old workbook', '\u00d0\u00cf\u0011\u00e0'],
  ['picture', '\u00ff\u00d8\u00ff'],
  ['picture', '\u0089PNG'],
];

/** Recognizes what a file is by its first bytes. */
export function recognizeFile(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const magic = MAGIC.find(([, sign]) => start.startsWith(sign));
  if (magic) return magic[0];
  const text = start.replace(/[\0\u00ef\u00bb\u00bf\u00ff\u00fe]/g, '').trimStart();
  if (/^(?:<!doctype html|<html)/i.test(text)) return 'web page';
  if (/^<[?!a-z]/i.test(text)) return 'xml';
  return /^[[{]/.test(text) ? 'json' : 'text';
}

const EXPLANATIONS: Partial<Record<FileKind, string>> = {
  zip: 'is a zip or an Excel workbook',
  pdf: 'is a PDF',
  'old workbook': 'is a workbook of an old Excel: save it as .xlsx or CSV',
  picture: 'is a picture',
  'web page': 'is a web page: its address may ask for a sign-in',
};

/** Explains why a file cannot be of the format that a map reads; undefined if it can. */
export function explainFileKind(
  bytes: Uint8Array,
  format: ImportMap['source']['format'],
): string | undefined {
  const kind = recognizeFile(bytes);
  if (format === 'xlsx')
    return kind === 'zip' ? undefined : (EXPLANATIONS[kind] ?? 'is not an Excel workbook');
  const found = EXPLANATIONS[kind];
  return found && `${found}, where the map reads ${format}`;
}
