import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on a page, or within one part of it: a line for each rule with the elements that
 * break it. Legacy mode leaves out the page of its own that axe opens to bring frames together,
 * half of its time; our frames are looked at as pages. Only violations are reported: to name the elements
 * without one takes a third of its time. Targets of 24 pixels (WCAG 2.2, 2.5.8) it looks at only when told.
 */
export async function findAxeViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
