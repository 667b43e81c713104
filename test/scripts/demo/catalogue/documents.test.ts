import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_DIRECTORY, projects, properties } from './demo-catalogue';

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });

describe('documents', () => {
  const paths = listFiles(join(DATA_DIRECTORY, 'documents'));

  it('are exactly those that a record names', () => {
    const referenced = [...properties, ...projects].flatMap(({ Documents = [] }) =>
      Documents.map(({ File }) => File),
    );
    const stored = paths.map((path) => path.slice(join(DATA_DIRECTORY, 'documents').length + 1));
    expect([...new Set(referenced)].sort()).toEqual(stored.sort());
  });

  it('are PDF files with a valid offset of their object table, at most 1.5 MB together', () => {
    const bytes = paths.map((path) => readFileSync(path, 'latin1'));
    for (const file of bytes) {
      expect(file.startsWith('%PDF-1.4')).toBe(true);
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe('xref');
    }
    expect(bytes.join('').length).toBeLessThan(1_500_000);
  });
});
