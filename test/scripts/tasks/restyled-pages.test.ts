import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { SelectorComponent } from 'lightningcss';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

const ASSETS = 'dist/client/assets';

/** Stylesheets of the site by name: those within pages, and the files. Print has no screen, and the map's frame its own page. */
const sheets: Record<string, string> = {
  ...JSON.parse(brotliDecompressSync(readFileSync('dist/build/styles.bin')).toString()),
  ...Object.fromEntries(
    readdirSync(ASSETS)
      .filter((file) => file.endsWith('.css') && !/^(?:print|map-frame)/.test(file))
      .map((file) => [file, readFileSync(`${ASSETS}/${file}`, 'utf8')]),
  ),
};
const LATE = Object.keys(sheets).filter((name) => name.endsWith('.css'));

interface Rule {
  selectors: SelectorComponent[][];
  properties: string[];
}

/** Returns the rules of a stylesheet for anybody, those in others written out; what few ask for styles nothing anew for others. */
function listRules(css: string): Rule[] {
  const flat = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    targets: { chrome: 100 << 16 },
  });
  const rules: Rule[] = [];
  transform({
    filename: 'sheet.css',
    code: flat.code,
    visitor: {
      Rule: {
        media: ({ value: { query } }) =>
          JSON.stringify(query).includes('prefers-contrast') ? [] : undefined,
        style({ value: { selectors, declarations } }) {
          const properties = (declarations?.declarations ?? []).map((declaration) =>
            declaration.property === 'custom'
              ? String(declaration.value.name)
              : String(declaration.property),
          );
          rules.push({ selectors, properties });
        },
      },
    },
  });
  return rules;
}

const findSheets = (names: readonly string[], matches: (rule: Rule) => boolean) =>
  names.flatMap((name) => {
    const found = listRules(sheets[name] ?? '').filter(matches);
    return found.map(({ selectors, properties }) => ({ name, selectors, properties }));
  });

/** Returns the last part of a selector, such as [type a, pseudo-class hover], and whether a sibling or an ancestor is before it. */
function splitSubject(selector: readonly SelectorComponent[]) {
  const last = selector.findLastIndex(({ type }) => type === 'combinator');
  return { subject: selector.slice(last + 1), before: selector.slice(0, Math.max(last, 0)) };
}

const isRoot = (part: SelectorComponent) =>
  (part.type === 'pseudo-class' && part.kind === 'root') ||
  (part.type === 'type' && (part.name === 'html' || part.name === 'body'));

const namesNothing = (subject: readonly SelectorComponent[]) =>
  subject.every(
    (part) =>
      part.type === 'universal' ||
      (part.type === 'pseudo-class' && part.kind !== 'is' && part.kind !== 'where'),
  );

const hasHas = (parts: readonly SelectorComponent[]): boolean =>
  parts.some((part) => part.type === 'pseudo-class' && part.kind === 'has');

test('a sheet that comes late gives the root no property that others inherit: all of the page would be styled anew', () => {
  expect(LATE.length).toBeGreaterThan(10);
  expect(
    findSheets(
      LATE,
      ({ selectors, properties }) =>
        selectors.some((selector) => splitSubject(selector).subject.some(isRoot)) &&
        properties.some((property) => property.startsWith('--')),
    ),
  ).toEqual([]);
});

test('what depends on what another element contains is named: else what is put into the page styles all of it anew', () => {
  expect(
    findSheets(Object.keys(sheets), ({ selectors }) =>
      selectors.some((selector) => {
        const { subject, before } = splitSubject(selector);
        return hasHas(before) && namesNothing(subject);
      }),
    ),
  ).toEqual([]);
});

test('no rule is about whatever follows whatever: an element that is put into the page would style those after it anew', () => {
  const PUBLIC = Object.keys(sheets).filter((name) => !/^(desk|rich)/.test(name));
  expect(
    findSheets(PUBLIC, ({ selectors }) =>
      selectors.some((selector) =>
        selector.some(
          (part, index) =>
            part.type === 'combinator' &&
            (part.value === 'next-sibling' || part.value === 'later-sibling') &&
            selector[index - 1]?.type === 'universal' &&
            selector[index + 1]?.type === 'universal',
        ),
      ),
    ),
  ).toEqual([]);
});
