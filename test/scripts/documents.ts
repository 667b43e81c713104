import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const listFiles = (folder: string, extension: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)));

export const readText = (file: string) => readFileSync(file, 'utf8');

export const DOCUMENTS = ['README.md', ...listFiles('docs', /\.md$/)];
export const SOURCES = [
  ...['src', 'client', 'scripts', 'test', 'data/law', 'data/migrations'].flatMap((folder) =>
    listFiles(folder, /\.(tsx?|mjs|css|py|json|sql)$/),
  ),
  ...['wrangler.toml', 'vitest.config.ts'],
];

/** Joins the lines of comments, since a citation may be split over two lines. */
const joinCommentLines = (text: string) => text.replaceAll(/\n[ \t]*(?:\*|\/\/|#|--)?[ \t]*/g, ' ');

/** Returns all matches of a pattern in these files as [file, first group, second group, third group]. */
export const findCitations = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...joinCommentLines(readText(file)).matchAll(pattern)].map(
      ([, first = '', second = '', third = '']) => [file, first, second, third] as const,
    ),
  );

export const readHeadings = (file: string) =>
  [...readText(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading);

/** Returns the anchor that GitHub gives a heading: '2.10 Other screens' → '210-other-screens'. */
export const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');
