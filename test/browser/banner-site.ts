import type * as v from 'valibot';
import { readSiteFiles } from '../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../scripts/staff/snapshot/effects/site-in-memory';
import { readSnapshotDirectory } from '../../scripts/staff/snapshot/snapshot-directory';
import type { Configuration } from '../../src/domain/site/configuration/configuration';
import type { MenuPage } from '../../src/domain/site/menu';

/** Texts as long as an agency writes them. */
const LONG_TITLE = {
  fr: 'Grundstücksverkaufsgespräche et visites entre Durbuy, Barvaux-sur-Ourthe, La Roche-en-Ardenne, Vielsalm et Houffalize',
  public: true,
};
const LONG_TEXT = {
  fr: '<p>Maisons, chalets, terrains et immeubles de rapport entre Durbuy et Vielsalm, avec leurs prix, leurs plans et ce qu’ils coûtent vraiment.<br>Deuxième ligne.<br>Troisième ligne.</p>',
  public: true,
};
const createPicture = (name: string, width = 1920, height = 1128) => ({
  ...{ url: `/media/hero/${name}.webp`, width, height },
});
const LOGO = createPicture('dorp-400', 160, 48);
const FILM = '/media/hero/film.mp4';

type ConfigurationFile = v.InferInput<typeof Configuration>;
type MenuFile = v.InferInput<typeof MenuPage>[];

/** Renders banners with every text that they can hold, as the worker's own code does. */
export interface BannerSite {
  /** Returns the home page with these settings of its banner, and what `change` makes of the others. */
  renderHome(banner: object, change?: (configuration: ConfigurationFile) => void): Promise<string>;
  /** Returns a configured page with these settings of its banner. */
  renderPage(params: object): Promise<string>;
}

/** Opens the demonstration, whose banners can be changed without loading it again. */
export async function openBannerSite(): Promise<BannerSite> {
  const files = await readSiteFiles('data');
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('The demonstration is refused.');
  const workshop = new SiteWorkshop(source, files);
  const render = async (path: string, changed: object) => {
    const answer = await (await workshop.open({ ...files, ...changed })).render(path);
    return answer.slice(answer.indexOf('<'));
  };
  return {
    renderHome(banner, change = () => {}) {
      const configuration = structuredClone(files['site/configuration.json']) as ConfigurationFile;
      Object.assign(configuration.header.banner, {
        ...{ title: LONG_TITLE, description: LONG_TEXT, description2: LONG_TEXT, showLogo: true },
        ...{ image: createPicture('vallei'), imageMobile: '', color: '#1E3A2F' },
        gallery: { images: ['vallei', 'dorp', 'rivier'].map((name) => createPicture(name)) },
        ...{ video: FILM, videoPoster: '/media/hero/vallei.webp' },
        ...banner,
      });
      Object.assign(configuration.searchBlock, {
        ...{ title: LONG_TITLE, description: LONG_TEXT, logoConfig: { image: LOGO } },
      });
      change(configuration);
      return render('/fr/', { 'site/configuration.json': configuration });
    },
    renderPage(params) {
      const menu = structuredClone(files['site/menu.json']) as MenuFile;
      const page = menu.find(({ path }) => path === 'services');
      Object.assign(page?.params ?? {}, {
        ...{ showPageBanner: true, bannerTitle: LONG_TITLE, bannerDescription: LONG_TEXT },
        ...{ image: createPicture('vallei'), logo: LOGO, bannerColor: '#1E3A2F' },
        ...{ bannerVideo: FILM, bannerVideoPoster: '/media/hero/vallei.webp' },
        ...params,
      });
      return render('/fr/services/', { 'site/menu.json': menu });
    },
  };
}
