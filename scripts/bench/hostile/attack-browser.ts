import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../test/browser/chromium';
import type { BenchResponse } from '../http-client';
import { PAYLOAD_MARKER } from './payloads';
import { findInjectedMarkup } from './response-faults';

/** A browser that reads answers: by its parser alone, or opened as a visitor would. */
export interface AttackBrowser {
  parseForMarkup(html: string): Promise<string[]>;
  openPages(answers: readonly BenchResponse[]): Promise<{ opened: number; ran: string[] }>;
  close(): Promise<void>;
}

export async function openAttackBrowser(origin: string): Promise<AttackBrowser> {
  const browser = await launchBrowser();
  const parser = await browser.newPage();
  // The parser's page gets the judge itself: a page of ours would refuse to make code of a text.
  await parser.addScriptTag({ content: `${findInjectedMarkup}` });
  return {
    parseForMarkup: (html) =>
      parser.evaluate(
        ([html, tell]) =>
          findInjectedMarkup(new DOMParser().parseFromString(html, 'text/html'), tell),
        [html, PAYLOAD_MARKER] as const,
      ),
    async openPages(answers) {
      const context = await browser.newContext();
      const ran: string[] = [];
      await context.exposeFunction(PAYLOAD_MARKER, () => void ran.push('a script ran'));
      const page = await context.newPage();
      page.on('dialog', (dialog) => {
        ran.push(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (request.url().includes(`${PAYLOAD_MARKER}.example`))
          ran.push(`asked for ${request.url()}`);
      });
      for (const [n, answer] of answers.entries())
        await openResponse(page, `${origin}/opened/${n}/`, answer);
      await context.close();
      return { opened: answers.length, ran };
    },
    close: () => browser.close(),
  };
}

/** The answer with all its headers, and what of the page wakes on being touched. */
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
