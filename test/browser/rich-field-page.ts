import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAtDesk } from './desk-session';
import type { WindowOptions } from './windows';
import { openWindow } from './windows';

/** The article that is written, in Dutch on a phone and in French on a computer. */
export const RICH_DESKS = {
  nl: {
    ...{ article: '/nl/desk/website/artikels/802/', publish: '/nl/desk/website/publiceren/' },
    ...{ seenAt: '/nl/faq/kadastraal-inkomen/', plain: 'Als platte tekst' },
    window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  fr: {
    ...{ article: '/fr/desk/site/articles/802/', publish: '/fr/desk/site/publier/' },
    ...{ seenAt: '/fr/faq/revenu-cadastral/', plain: 'En texte brut' },
    window: { viewport: { width: 1280, height: 900 } },
  },
} as const;
type DeskLanguage = keyof typeof RICH_DESKS;

/** What the content security policy of a page refused, kept by the page. */
export const listRefused = (page: Page) =>
  page.evaluate(() => (window as { refused?: string[] }).refused ?? []);

/** Signs in and opens the article, on a page that keeps what its policy refuses. */
export async function openRichArticle(
  origin: string,
  language: DeskLanguage,
  options: WindowOptions = {},
): Promise<Page> {
  const page = await openWindow({ ...RICH_DESKS[language].window, person: 'staff', ...options });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective} ${event.sample}`);
    });
  });
  await signInAtDesk(page, origin, language);
  await page.goto(origin + RICH_DESKS[language].article);
  return page;
}

export const getArea = (page: Page, language: string) => page.locator(`[name="body.${language}"]`);
export const getEditor = (page: Page, language: string) =>
  page.locator(`[data-field="body.${language}"] .rich__text`);
export const getTool = (page: Page, language: string, name: string) =>
  page.locator(`[data-field="body.${language}"] [data-tool=${name}]`);

/** Writes the text of a field as a colleague's browser without its editor does; to enter it would open the editor. */
export const fillArea = (page: Page, language: string, text: string) =>
  getArea(page, language).evaluate((area, typed) => {
    (area as HTMLTextAreaElement).value = typed;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Enters a field, as a finger or the mouse does, and waits for its editor. */
export async function enterField(page: Page, language: string) {
  await getArea(page, language).click();
  const editor = getEditor(page, language);
  await editor.waitFor();
  await expect.poll(() => editor.evaluate((box) => box === document.activeElement)).toBe(true);
  return editor;
}

/** Empties an editor and types into it. */
export async function typeAnew(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Pastes as the clipboard would, whatever it holds. */
export const pasteHtml = (page: Page, language: string, html: string) =>
  getEditor(page, language).evaluate((box, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
