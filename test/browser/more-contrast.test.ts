import { expect, inject, test } from 'vitest';
import { loadAxeWithPages } from './axe';
import { openWindow } from './windows';

/** Runs axe's rule of enhanced contrast (WCAG 1.4.6); the letters of the energy scale keep their colours. */
async function listFaintTexts(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(
    { exclude: ['.epc'] },
    {
      runOnly: ['color-contrast-enhanced'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    },
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
}

const PATHS = [
  ...['/nl/', '/nl/te-koop/', '/nl/te-koop/84213/', '/nl/projecten/', '/nl/contact/', '/nl/login/'],
  ...['/nl/vergelijken/?ids=84213,84155', '/nl/verkocht/', '/nl/gastenboek/', '/nl/zoeken/?q=huis'],
  ...['/nl/bezoek-plannen/?property=84213', '/nl/zoekopdracht/', '/nl/faq/', '/nl/te-huur/'],
];

test('who asks for more contrast gets 7 : 1 for every word, and hairlines that are seen', async () => {
  const page = await openWindow({ contrast: 'more', viewport: { width: 1280, height: 900 } });
  await loadAxeWithPages(page);
  const faint: string[] = [];
  for (const path of PATHS) {
    await page.goto(inject('origin') + path, { waitUntil: 'load' });
    faint.push(...(await page.evaluate(listFaintTexts)).map((text) => `${path} ${text}`));
  }
  expect(faint).toEqual([]);
});
