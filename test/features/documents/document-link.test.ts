import { expect, test } from 'vitest';
import type { KeyRing } from '../../../src/domain/accounts/key-ring';
import {
  createDocumentPath,
  parseDocumentLink,
} from '../../../src/features/documents/document-link';

const KEYS: KeyRing = [{ id: 1, secret: 'k'.repeat(32) }];
const ENDS = Date.parse('2026-11-29T12:00:00Z');
const href = {
  page: (path: string, query: Record<string, unknown>) =>
    `${path}?${new URLSearchParams(query as Record<string, string>)}`,
} as never;

const readLink = async () => {
  const path = await createDocumentPath(href, 'abc', 'epc/attest.pdf', ENDS, KEYS, { property: 1 });
  const query = new URLSearchParams(path.split('?')[1]);
  const [file = '', name = '', until = '', key = '', property = ''] = [
    ...['file', 'name', 'until', 'key', 'property'],
  ].map((part) => query.get(part) ?? '');
  return { file, name, until, key, property };
};

test('the link of a document opens it until it ends (decision 28)', async () => {
  const link = await readLink();
  const document = { hash: 'abc', name: 'attest.pdf' };
  expect(await parseDocumentLink(link, KEYS, ENDS)).toEqual(document);
  expect(await parseDocumentLink(link, KEYS, ENDS + 1)).toBeUndefined();
});

test('its end cannot be moved', async () => {
  const link = { ...(await readLink()), until: String(ENDS + 1000) };
  expect(await parseDocumentLink(link, KEYS, ENDS)).toBeUndefined();
});
