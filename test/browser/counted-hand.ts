import type { Page } from 'playwright-core';

/** What a person does next at the desk: follow a link, press a button, tick a box, fill, choose. */
export type Move =
  | { go: string }
  | { press: string }
  | { tick: string }
  | { field: string; type: string }
  | { field: string; choose: string }
  | { field: string; file: string };

/** What moves cost: presses with finger or mouse, and keys. */
export interface Effort {
  presses: number;
  keys: number;
}

/** Makes moves one after the other, as somebody who follows links and types no address; returns what they cost. */
export async function makeMoves(page: Page, moves: readonly Move[]): Promise<Effort> {
  const effort = { presses: 0, keys: 0 };
  for (const move of moves) {
    effort.presses += await makeMove(page, move);
    if ('type' in move) effort.keys += move.type.length;
  }
  return effort;
}

/** Returns the presses: a field is pressed before it is typed into, a list or a dialog opened before one chooses. */
async function makeMove(page: Page, move: Move): Promise<number> {
  if ('go' in move) return followLink(page, move.go);
  if ('press' in move) {
    await Promise.all([page.waitForEvent('load'), page.locator(move.press).click()]);
    return 1;
  }
  if ('tick' in move) {
    await page.locator(move.tick).check();
    return 1;
  }
  const field = page.locator(move.field);
  if ('type' in move) await field.fill(move.type);
  else if ('choose' in move) await field.selectOption(move.choose);
  else await field.setInputFiles(move.file);
  return 'type' in move ? 1 : 2;
}

/** Follows a link that the page shows, or that of the desk's menu, which a phone opens first. */
async function followLink(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  const isShown = await link.isVisible();
  if (!isShown) await page.locator('[popovertarget=desk-menu]').click();
  await Promise.all([page.waitForEvent('load'), link.click()]);
  return isShown ? 1 : 2;
}
