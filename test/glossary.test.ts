import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listTables } from './product-code';
import { listFiles } from './source-imports';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');

describe('the words of the glossary that have one meaning (decision 132)', () => {
  const section = /## One word, one thing\n(.*?)\n## /s.exec(GLOSSARY)?.[1] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Word|---)/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const findAll = (pattern: RegExp): string[] =>
    rows.flatMap(([, , , where = '']) => [...where.matchAll(pattern)].map(([, name = '']) => name));
  const listNames = (kind: string): string[] =>
    findAll(new RegExp(`\\b${kind} ((?:\`[^\`]+\`(?:, | and )?)+)`, 'g')).flatMap((names) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );

  test('stand in five cells a row', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((cells) => cells.length !== 5)).toEqual([]);
  });

  test('name tables that exist', () => {
    const tables = listNames('tables?');
    expect(tables).toContain('leads');
    expect(tables.filter((table) => !listTables().includes(table))).toEqual([]);
  });

  test('name folders that exist', () => {
    const folders = listNames('folders?');
    expect(folders).toContain('src/features/saved-searches/');
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  test('name commands that exist', () => {
    const names = listFiles('scripts/staff').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z ]+)',/g)].map(([, name]) => name),
    );
    const commands = listNames('commands?');
    expect(commands).toContain('leads');
    expect(
      commands.filter(
        (word) => !names.some((name) => name === word || name?.startsWith(`${word} `)),
      ),
    ).toEqual([]);
  });

  test('name addresses that exist', () => {
    const routes = listFiles('src').map((file) => readFileSync(file, 'utf8'));
    const addresses = listNames('address(?:es)?');
    expect(addresses).toContain('/demand-register/');
    expect(
      addresses.filter((address) => !routes.some((text) => text.includes(`'${address}'`))),
    ).toEqual([]);
  });
});
