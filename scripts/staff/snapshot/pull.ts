import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  findJpegStandIn,
  getJpegFile,
  listPictureSizes,
} from '../../../src/domain/images/own-media';
import type { MenuPage } from '../../../src/domain/site/menu';
import type { SafeCss } from '../../../src/domain/site/safe-css';
import { buildPageClass } from '../../../src/domain/site/safe-css';
import { findPictureNames } from '../../../src/platform/snapshot/build/check/property-totals';
import { getPictureKey } from '../../../src/platform/snapshot/manifest';
import { toSiteFiles } from '../../../src/platform/snapshot/site-files';
import { loadStoredVersions } from '../../../src/platform/snapshot/stored-versions-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { forEachConcurrently } from '../concurrency';
import { formatQuantity } from '../terminal';
import { loadLiveSite } from './kept-site';

export const snapshotPull: Command = {
  name: 'snapshot pull',
  summary: "writes the live site's content and its pictures into a directory",
  positionals: ['DIR'],
  details:
    'Replaces the files of DIR/site/ and adds pictures to DIR/pictures/; the catalogue of DIR stays as it is. So the\ncontent that the desk keeps can stand under version control, and be loaded elsewhere with `snapshot load DIR --site`.',
  examples: ['snapshot pull data --remote'],
  async run(call) {
    const [directory = ''] = call.positionals;
    const stores = await call.openStores();
    const live = await loadLiveSite(stores, await loadStoredVersions(stores));
    if (!live) return reportRefusal(call, 'Nothing is live that could be read.');
    const { site, origin } = live;
    const menu = restoreCss(site.menu, site.safeCss);
    const files = Object.entries({ ...toSiteFiles(site), 'site/menu.json': menu });
    for (const [file, content] of files) {
      const path = join(directory, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
    }
    const names = [...new Set(files.flatMap(([, content]) => [...findPictureNames(content)]))];
    const pictures = names.flatMap((name) => listPictureSizes(name).map(({ file }) => file));
    await mkdir(join(directory, 'pictures'), { recursive: true });
    const missing: string[] = [];
    const jpegs = names.map((name) => getJpegFile(name).file);
    await forEachConcurrently([...pictures, ...jpegs], async (file) => {
      const object = await stores.files.get(getPictureKey(file));
      if (!object) {
        if (!findJpegStandIn(file)) missing.push(file);
      } else
        await writeFile(
          join(directory, 'pictures', file),
          new Uint8Array(await object.arrayBuffer()),
        );
    });
    for (const file of missing) call.terminal.print(`The picture ${file} is not stored.`);
    const from = origin.source === 'desk' ? `publication ${origin.publication}` : 'the last load';
    call.terminal.print(
      `${formatQuantity(files.length, 'file')} and ${formatQuantity(pictures.length - missing.length, 'picture')} of ${from} are in ${directory}.`,
    );
    return createSuccess({
      origin,
      files: files.map(([file]) => file),
      pictures: pictures.length - missing.length,
      missing,
    });
  },
};

/** Puts the css of pages back where a load reads it: without the class that a load scopes it by. */
const restoreCss = (pages: readonly MenuPage[], safeCss: SafeCss): MenuPage[] =>
  pages.map((page) => ({
    ...page,
    params: {
      ...page.params,
      css: (safeCss[page.id] ?? '').replaceAll(`.${buildPageClass(page.id)} `, ''),
    },
    childMenus: restoreCss(page.childMenus, safeCss),
  }));
