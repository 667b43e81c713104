import { expect, inject, test } from 'vitest';
import { openWindow } from './windows';

const LISTS = ['/nl/te-koop/?budget=250000', '/fr/a-vendre/?budget=250000', '/fr/a-louer/'];

test.each(LISTS)(
  'on %s title and name of the order stand on one line, in every order',
  async (path) => {
    const page = await openWindow({ viewport: { width: 1280, height: 800 } });
    await page.goto(inject('origin') + path);
    const orders = await page
      .locator('.sort ul a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(orders.length).toBeGreaterThan(5);
    for (const order of orders) {
      await page.goto(order);
      const lines = await page.locator('h1, .sort strong').evaluateAll((elements) =>
        elements.map((element) => {
          const height = Number.parseFloat(getComputedStyle(element).lineHeight);
          return Math.round(element.getBoundingClientRect().height / height);
        }),
      );
      expect([order, ...lines]).toEqual([order, 1, 1]);
    }
  },
);
