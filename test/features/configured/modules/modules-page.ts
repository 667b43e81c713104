import type { SnapshotFiles } from '../../../fixtures';
import { createMenuPage, createPageFetcher } from '../../../menu-pages';

export const fetchWithModules = (modules: object[], change?: (files: SnapshotFiles) => void) =>
  createPageFetcher([createMenuPage('about', { modules })], change).then((fetchPage) =>
    fetchPage('/nl/about/'),
  );
