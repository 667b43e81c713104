import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Minified, since sending the source to the page takes half the CPU time of a run. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Only violations are reported: to name the elements without one takes a third of the time of axe.
 * Targets of 24 pixels (WCAG 2.2, 2.5.8) are checked only when asked for.
 */
const OPTIONS: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Loads axe with each document of a page: for pages that show many, half the time of sending axe to each. */
export const loadAxeWithPages = (page: Page) => page.addInitScript(AXE_SOURCE);

/** The header and footer of the public site and of the desk, which are the same on all of their pages. */
export const WITHOUT_FRAME = { exclude: ['.header', '.footer', '.desk-header'] };

const PREVIEW = '.desk-preview';

/**
 * Runs axe on a page, within the part that a selector names, or without the parts that are excluded; returns a
 * line for each rule with the elements that break it. Frames of the site that are loaded are checked with it, but for the
 * preview beside a form: it shows a whole public page, which is checked by itself.
 */
export async function findAxeViolations(
  page: Page,
  context: string | { exclude: string[] } = { exclude: [] },
): Promise<string[]> {
  const checked = typeof context === 'string' ? { include: [context], exclude: [] } : context;
  await Promise.all(page.frames().map(loadAxe));
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(context, options)).violations;
    },
    { context: { ...checked, exclude: [...checked.exclude, PREVIEW] }, options: OPTIONS },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Loads axe into a frame that is checked; the preview is left alone, since it loads anew whenever a draft is saved. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await isPreview(frame)) return;
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
}

const isPreview = async (frame: Frame): Promise<boolean> =>
  frame.parentFrame() !== null &&
  (await frame.frameElement()).evaluate(
    (element, preview) => (element as Element).matches(preview),
    PREVIEW,
  );
