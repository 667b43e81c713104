import { showBackToTop } from './behaviours/back-to-top';
import { measurePageSpeeds } from './behaviours/page-speeds';

/** Attaches what no visitor misses before the page is loaded: the second script of every page. */
export function attachLater(): void {
  measurePageSpeeds();
  showBackToTop();
}
