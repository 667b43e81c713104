import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../test/browser/chromium';
import type { BenchResponse } from '../http-client';
import { PAYLOAD_MARKER } from './payloads';
import { findInjectedMarkup } from './response-faults';

/** A browser that checks responses: with its parser alone, or by opening them as a visitor would. */
export interface AttackBrowser {
  /** Returns the elements that a payload added to the page. */
  parseForMarkup(html: string): Promise<string[]>;
  /** Opens the pages; returns their number and each script, dialog or request of a payload. */
  openPages(responses: readonly BenchResponse[]): Promise<{ opened: number; executed: string[] }>;
  close(): Promise<void>;
}

export async function openAttackBrowser(origin: string): Promise<AttackBrowser> {
  const browser = await launchBrowser({ showsPictures: true });
  const parser = await browser.newPage();
  // An empty page has no policy against eval, so the checking function can be added as text.
  await parser.addScriptTag({ content: `${findInjectedMarkup}` });
  return {
    parseForMarkup: (html) =>
      parser.evaluate(
        ([html, marker]) =>
          findInjectedMarkup(new DOMParser().parseFromString(html, 'text/html'), marker),
        [html, PAYLOAD_MARKER] as const,
      ),
    async openPages(responses) {
      const context = await browser.newContext();
      const executed: string[] = [];
      await context.exposeFunction(
        PAYLOAD_MARKER,
        () => void executed.push('a script was executed'),
      );
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        executed.push(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (request.url().includes(`${PAYLOAD_MARKER}.example`))
          executed.push(`requested ${request.url()}`);
      });
      for (const [index, response] of responses.entries())
        await openResponse(page, `${origin}/opened/${index}/`, response);
      await context.close();
      return { opened: responses.length, executed };
    },
    close: () => browser.close(),
  };
}

/** Opens a response with its own headers and presses Tab, which runs focus handlers. */
async function openResponse(
  page: Page,
  address: string,
  { headers, body }: BenchResponse,
): Promise<void> {
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
