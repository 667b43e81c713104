import { brotliDecompressSync } from 'node:zlib';
import build from '../../../dist/build/build.json';
import packed from '../../../dist/build/styles.bin';
import { memoizePerKey } from '../../domain/memoize-per-key';

/**
 * Returns the stylesheets linked at the foot of the page: no first screen needs them. Sheets of one kind of page, such
 * as 'listing' and 'listing-map', share theirs.
 */
export function getDeferredStyles(sheet: StylesheetName): string[] {
  const deferred: Partial<Record<string, string>> = build.deferred;
  const [kind = sheet] = sheet.split('-');
  return [deferred.base, deferred[kind]].filter((file) => file !== undefined);
}

export const InlineStylesheet = ({ sheet }: { sheet: StylesheetName }) => (
  <InlineStyle css={getStylesheet(sheet)} />
);

/** Contains a stylesheet in the page; nothing for an empty one. */
export function InlineStyle({ css }: { css: string }) {
  if (!css) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets, and the theme made of checked values, each named by its hash in the policy
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

/** The configured backgrounds of modules and banners, where one of the page's stylesheets reads them (custom-bg.css). */
export const BackgroundStyle = (props: { css: string; sheets: readonly StylesheetName[] }) =>
  props.sheets.some(readsBackground) ? <InlineStyle css={props.css} /> : null;

const readsBackground = memoizePerKey((sheet: StylesheetName) =>
  getStylesheet(sheet).includes('var(--custom-bg)'),
);

/** The stylesheets that pages hold inline (client/styles/inline), by name. */
export type StylesheetName = keyof typeof build.styles;

/** The stylesheets of kinds of page. */
export type PageStyles = Exclude<
  StylesheetName,
  | 'base'
  | 'header-look'
  | 'header-options'
  | 'top-bar'
  | 'slides'
  | 'all-in'
  | 'narrowed'
  | 'offer-notes'
  | 'offer-gaps'
>;

/** Stylesheets that are added to that of a kind of page, where a page needs them at once. */
export type AddedStyles = Exclude<StylesheetName, PageStyles | 'base'> | 'content';

let unpackedStyles: Record<StylesheetName, string> | undefined;

/**
 * Returns a stylesheet. The build compresses them together, since they share most of their rules
 * (scripts/tasks/build-styles.mjs); an isolate decompresses them once.
 */
function getStylesheet(name: StylesheetName): string {
  unpackedStyles ??= unpackStyles();
  return unpackedStyles[name];
}

const unpackStyles = (): Record<StylesheetName, string> =>
  JSON.parse(brotliDecompressSync(new Uint8Array(packed)).toString());
