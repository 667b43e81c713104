import type { ThemeSource } from '../../domain/site/theme';
import { buildThemeCss } from '../../domain/site/theme';

/** The configured look as every page carries it: a stylesheet, and the hash that names it in the policy. */
export interface Theme {
  css: string;
  /** SHA-256 in base64, as a Content-Security-Policy writes it. */
  hash: string;
}

/** Made once when a version is opened. */
export async function createTheme(site: ThemeSource): Promise<Theme> {
  const css = buildThemeCss(site);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return { css, hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}
