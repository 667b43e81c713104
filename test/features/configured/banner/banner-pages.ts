import type { SnapshotFiles } from '../../../fixtures';
import { createMenuPage, createPageFetcher } from '../../../menu-pages';

export const createBannerPicture = (name: string) => ({ url: `/media/hero/${name}.webp` });
const homeMenuPage = createMenuPage('home', { title: {}, path: { nl: 'home', fr: 'home' } });

export const fetchHomeBanner = async (banner: object, change?: (files: SnapshotFiles) => void) => {
  const fetchPage = await createPageFetcher([homeMenuPage], (files) => {
    files['site/configuration.json'].header.banner = banner;
    change?.(files);
  });
  return (await fetchPage('/nl/')).html;
};
