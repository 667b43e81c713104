import type { Page } from 'playwright-core';
import { openBrowser } from '../../../test/browser/chromium';
import type { Answer } from '../asking';
import { markupIn } from './judge';
import { TELL } from './payloads';

/** A browser that reads answers: by its parser alone, or opened as a visitor would. */
export interface Reader {
  markupIn(html: string): Promise<string[]>;
  open(answers: readonly Answer[]): Promise<{ opened: number; ran: string[] }>;
  close(): Promise<void>;
}

export async function openReader(origin: string): Promise<Reader> {
  const browser = await openBrowser();
  const parser = await browser.newPage();
  // The parser's page gets the judge itself: a page of ours would refuse to make code of a text.
  await parser.addScriptTag({ content: `${markupIn}` });
  return {
    markupIn: (html) =>
      parser.evaluate(
        ([html, tell]) => markupIn(new DOMParser().parseFromString(html, 'text/html'), tell),
        [html, TELL] as const,
      ),
    async open(answers) {
      const context = await browser.newContext();
      const ran: string[] = [];
      await context.exposeFunction(TELL, () => void ran.push('a script ran'));
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        ran.push(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (request.url().includes(`${TELL}.example`)) ran.push(`asked for ${request.url()}`);
      });
      for (const [n, answer] of answers.entries())
        await openAs(page, `${origin}/opened/${n}/`, answer);
      await context.close();
      return { opened: answers.length, ran };
    },
    close: () => browser.close(),
  };
}

/** The answer with all its headers, and what of the page wakes on being touched. */
async function openAs(page: Page, address: string, { headers, body }: Answer): Promise<void> {
  const {
    'content-length': _,
    'content-encoding': __,
    'transfer-encoding': ___,
    ...sent
  } = headers;
  await page.route(address, (route) => route.fulfill({ status: 200, headers: sent, body }));
  await page.goto(address);
  await page.keyboard.press('Tab');
  await page.unroute(address);
}
