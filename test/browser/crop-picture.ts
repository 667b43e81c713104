import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAxeViolations } from './axe';

/** Chooses a square of the picture: with numbers where no script runs, else by dragging over it. */
export const CHOOSE_PART = {
  async nl(page: Page) {
    await page.locator('[name=shape][value=square]').check();
    await page.fill('[name=left]', '25');
    await page.fill('[name=width]', '50');
  },
  async fr(page: Page) {
    await dragOverPicture(page);
    expect(await page.locator('[name=shape]:checked').inputValue()).toBe('square');
    expect(await page.locator('[name=left]').inputValue()).toBe('25');
    expect(Number(await page.locator('[name=width]').inputValue())).toBeGreaterThan(40);
    expect(await findAxeViolations(page)).toEqual([]);
  },
};

/** Drags over the middle half of the picture. */
async function dragOverPicture(page: Page): Promise<void> {
  const picture = page.locator('.desk-crop__original svg');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture has no place');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * share] as const;
  await page.mouse.move(...at(0.25));
  await page.mouse.down();
  await page.mouse.move(...at(0.75), { steps: 4 });
  await page.mouse.up();
}
