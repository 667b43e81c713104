import { describe, expect, test } from 'vitest';
import type { MultipartEvent } from '../../../../src/features/forms/kit/submit/multipart';
import {
  MultipartError,
  parseBoundary,
  readMultipart,
} from '../../../../src/features/forms/kit/submit/multipart';
import { fc } from '../../../seeded-fast-check';

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';

interface ReadPart {
  name: string;
  fileName: string | undefined;
  content: string;
}

/** Reads a body that arrives in chunks of these lengths; the last one is repeated. */
async function readParts(body: Uint8Array, lengths: readonly number[]): Promise<ReadPart[]> {
  async function* split() {
    for (let from = 0, index = 0; from < body.length; index++) {
      const length = lengths[Math.min(index, lengths.length - 1)] ?? body.length;
      yield body.slice(from, from + length);
      from += length;
    }
  }
  const parts: ReadPart[] = [];
  for await (const event of readMultipart(split(), BOUNDARY)) addEvent(parts, event);
  return parts;
}

function addEvent(parts: ReadPart[], event: MultipartEvent): void {
  const last = parts.at(-1);
  if (event.kind === 'part')
    parts.push({ name: event.name, fileName: event.fileName, content: '' });
  else if (event.kind === 'bytes' && last) last.content += toLatin(event.bytes);
}

const toLatin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const toBody = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
const buildPart = (header: string, content: string) => `--${BOUNDARY}\n${header}\n\n${content}\n`;
const END = `--${BOUNDARY}--\n`;

test('parts, files and empty files are read in their order', async () => {
  const body = toBody(
    buildPart('Content-Disposition: form-data; name="key"', 'abc') +
      buildPart(
        'Content-Disposition: form-data; name="cv"; filename="cv – “Anna”.pdf"\nContent-Type: text/plain',
        '%PDF\n--no boundary',
      ) +
      buildPart('content-disposition: form-data; name="image"; filename=""', '') +
      END,
  );
  expect(await readParts(body, [body.length])).toEqual([
    { name: 'key', fileName: undefined, content: 'abc' },
    { name: 'cv', fileName: 'cv – “Anna”.pdf', content: '%PDF\r\n--no boundary' },
    { name: 'image', fileName: '', content: '' },
  ]);
});

test('however a body is split, it is read as the platform reads the whole of it', async () => {
  const Content = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    // Almost a boundary.
    fc
      .array(fc.constantFrom('\r', '\n', '\r\n', '-', '--', `\r\n--${BOUNDARY.slice(0, -1)}`, 'a'))
      .map((pieces) => new TextEncoder().encode(pieces.join(''))),
  );
  const Part = fc.record({
    name: fc.constantFrom('cv', 'pictures', 'key'),
    fileName: fc.option(fc.constantFrom('', 'cv.pdf', 'čv.pdf', 'a;b=c.pdf'), { nil: undefined }),
    content: Content,
  });
  const Lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(Part, { maxLength: 4 }), Lengths, async (parts, lengths) => {
      const pieces = parts.flatMap(({ name, fileName, content }) => [
        toBody(
          `--${BOUNDARY}\nContent-Disposition: form-data; name="${name}"${
            fileName === undefined ? '' : `; filename="${fileName}"`
          }\n\n`,
        ),
        content,
        toBody('\n'),
      ]);
      const body = new Uint8Array(await new Blob([...pieces, toBody(END)]).arrayBuffer());
      expect(await readParts(body, lengths)).toEqual(
        parts.map(({ name, fileName, content }) => ({ name, fileName, content: toLatin(content) })),
      );
    }),
  );
});

describe('is refused', () => {
  const part = buildPart('Content-Disposition: form-data; name="key"', 'abc');
  test.each([
    ['an empty body', ''],
    ['a body of another boundary', '--other\n\nabc\n--other--\n'],
    ['a body that ends before its last boundary', part],
    ['a body that ends in a header', `--${BOUNDARY}\nContent-Disposition: form-`],
    ['a part without a name', buildPart('Content-Disposition: form-data', 'abc') + END],
    ['a part without headers', buildPart('', 'abc') + END],
    [
      'a part that is not a form field',
      buildPart('Content-Disposition: attachment; name="a"', '') + END,
    ],
    ['a boundary followed by text', `--${BOUNDARY}text\n\nabc\n${END}`],
    ['headers of ten kilobytes', buildPart(`X-Long: ${'a'.repeat(10_000)}`, '') + END],
    ['headers without an end', `--${BOUNDARY}\nX-Long: ${'a'.repeat(10_000)}`],
  ])('%s', async (_, text) => {
    const body = toBody(text);
    await expect(readParts(body, [body.length || 1])).rejects.toThrow(MultipartError);
    await expect(readParts(body, [7])).rejects.toThrow(MultipartError);
  });
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
])('%s has the boundary %s', (contentType, boundary) => {
  expect(parseBoundary(contentType)).toBe(boundary);
});
