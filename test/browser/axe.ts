import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Targets of 24 pixels (WCAG 2.2, 2.5.8), which axe looks at only when it is told to. */
const TARGET_SIZE_RULE = { rules: { 'target-size': { enabled: true } } };

/**
 * What axe finds on a page, or within one part of it: a line for each rule with the elements that
 * break it. Legacy mode leaves out the page of its own that axe opens to bring frames together,
 * half of its time; our frames are looked at as pages.
 */
export async function findAxeViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options(TARGET_SIZE_RULE);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
