import type { Language } from '../domain/language/language';
import { isLanguage } from '../domain/language/language';
import { getTranslator } from '../domain/language/texts';
import { FILE_SECURITY_HEADERS } from './file-headers';

/**
 * Creates the 503 response for a request without a snapshot to render: a short text in the language
 * of the URL, or in both languages of the region, and in small print the problem, for staff.
 */
export async function createUnavailableResponse(
  request: Request,
  problem: string,
): Promise<Response> {
  const named = new URL(request.url).pathname.split('/').find(isLanguage);
  const languages: readonly Language[] = named ? [named] : ['nl', 'fr'];
  return new Response(renderUnavailablePage(languages, problem), {
    status: 503,
    headers: {
      ...FILE_SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '30',
      'Content-Security-Policy': `${FILE_SECURITY_HEADERS['Content-Security-Policy']}; style-src '${await computeCspHash(UNAVAILABLE_PAGE_CSS)}'`,
    },
  });
}

function renderUnavailablePage(languages: readonly Language[], problem: string): string {
  const [language = 'nl'] = languages;
  const sections = languages.map((sectionLanguage) => {
    const t = getTranslator(sectionLanguage);
    return `<section lang="${sectionLanguage}"><h1>${t('SITE_AWAY_TITLE')}</h1><p>${t('SITE_AWAY_TEXT')}</p></section>`;
  });
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${getTranslator(language)('SITE_AWAY_TITLE')}</title><style>${UNAVAILABLE_PAGE_CSS}</style></head><body><main>${sections.join('')}</main><pre lang="en">${escapeErrorText(problem)}</pre></body></html>`;
}

const escapeErrorText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The values of client/styles/tokens.css, with fonts that every device has. */
const UNAVAILABLE_PAGE_CSS =
  'body{min-height:100vh;margin:0;padding:clamp(1.25rem,6vw,6rem);box-sizing:border-box;display:flex;flex-direction:column;gap:3rem;background:#f7f3ec;color:#1e262b;font:1.125rem/1.62 system-ui,sans-serif}main{flex:1;display:grid;gap:3rem;align-content:center;max-width:38rem}h1{margin:0 0 1rem;font:400 clamp(2.125rem,1.6rem + 2.15vw,3.375rem)/1.08 Georgia,serif;letter-spacing:-.018em;text-wrap:balance}p{margin:0;color:#465058}section+section{padding-top:3rem;border-top:1px solid #d9d1c3}pre{margin:0;font:.8125rem/1.5 ui-monospace,monospace;color:#5c656b;white-space:pre-wrap;overflow-wrap:anywhere}';

async function computeCspHash(style: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
