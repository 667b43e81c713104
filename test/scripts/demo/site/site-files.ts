import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { MenuPage } from '../../../../src/domain/site/menu';
import type { SnapshotFile, SnapshotSource } from '../../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';

export const CONTENT_LANGUAGES = ['nl', 'fr'] as const;

export const SITE_FILES = [
  'site/configuration.json',
  'site/menu.json',
  'site/routes.json',
  'site/articles.json',
  'site/article-categories.json',
  'site/team.json',
] as const satisfies readonly SnapshotFile[];

export const readRawFile = (file: SnapshotFile): string =>
  readFileSync(new URL(`../../../../data/${file}`, import.meta.url), 'utf8');

export function parseSiteFile<File extends SnapshotFile>(file: File): SnapshotSource[File] {
  return v.parse(
    SNAPSHOT_FILE_SCHEMAS[file],
    JSON.parse(readRawFile(file)),
  ) as SnapshotSource[File];
}

export const listAllPages = (pages: readonly MenuPage[]): MenuPage[] =>
  pages.flatMap((page) => [page, ...listAllPages(page.childMenus)]);

export const extractVisibleText = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&');
