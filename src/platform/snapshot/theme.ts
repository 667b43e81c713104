import type { ThemeSource } from '../../domain/site/theme';
import { buildThemeCss } from '../../domain/site/theme';

/** The stylesheet of the configured look, inline in every page, and its hash for the policy. */
export interface Theme {
  css: string;
  /** SHA-256 in base64, as in a Content-Security-Policy. */
  hash: string;
}

/** Creates the theme of a site's content; called when a version is opened. */
export async function createTheme(site: ThemeSource): Promise<Theme> {
  const css = buildThemeCss(site);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return { css, hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}
