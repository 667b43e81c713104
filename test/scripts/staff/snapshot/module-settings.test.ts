import { expect, test } from 'vitest';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { checkFiles } from '../../../platform/snapshot/checked-files';
import { CONTENTS, createRichSite, PAGE_CLASSES, writeModulePage } from './module-site';
import type { ModuleSetting } from './module-values';
import { MODULE_VALUES, SAME_VALUES } from './module-values';
import { readStyledClasses } from './styled-classes';

const styled = new Set([...readStyledClasses(), ...PAGE_CLASSES]);

/** Leaves out the classes that no stylesheet names: with or without them a page looks the same. */
const dropBareClasses = (document: string) =>
  document.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(' ')
      .filter((name) => styled.has(name))
      .join('.'),
  );

const site = createRichSite();
const { source: plain } = checkFiles(site);
if (!plain) throw new Error('The site is refused.');
const workshop = new SiteWorkshop(plain, site);

/** Returns what a visitor sees with a value; undefined if the check says that it shows nothing. */
async function renderUnlessRefused(content: string, setting: ModuleSetting, value: unknown) {
  const { menu, path } = writeModulePage(content, setting, value);
  const files = { ...site, 'site/menu.json': menu };
  const { source, findings } = checkFiles(files);
  const field = `params.modules.0.${setting}`;
  if (findings.some((one) => `${one.field}.`.startsWith(`${field}.`))) return undefined;
  if (!source) throw new Error(JSON.stringify(findings.filter(({ level }) => level === 'error')));
  const answer = await (await workshop.open(files)).render(path);
  expect(answer).toMatch(/^200 /);
  return dropBareClasses(answer);
}

/** The grid of modules is the same for every content: its many values are tried with the first. */
const GRID_SETTINGS: readonly ModuleSetting[] = ['span', 'col'];

test.each(Object.keys(CONTENTS))(
  'each setting of a module with %s is seen, or the check says that it is not',
  async (content) => {
    const unseen: string[] = [];
    for (const setting of Object.keys(MODULE_VALUES) as ModuleSetting[]) {
      if (GRID_SETTINGS.includes(setting) && content !== Object.keys(CONTENTS)[0]) continue;
      const valueBySight = new Map<string, unknown>();
      for (const value of MODULE_VALUES[setting]) {
        const sight = await renderUnlessRefused(content, setting, value);
        if (sight === undefined) continue;
        const other = valueBySight.get(sight);
        valueBySight.set(sight, value);
        if (other === undefined || SAME_VALUES.includes(`${other} ${value}`)) continue;
        unseen.push(`${setting}: ${JSON.stringify(value)} as ${JSON.stringify(other)}`);
      }
    }
    expect(unseen).toEqual([]);
  },
);
