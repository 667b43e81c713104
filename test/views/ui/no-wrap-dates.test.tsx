import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import file from '../../../data/law/cost-sources.json';
import { describeCostSource } from '../../../src/domain/costs/cost-source';
import { LANGUAGES } from '../../../src/domain/language/language';
import { NoWrapDates } from '../../../src/views/ui/no-wrap-dates';

const render = (text: string) => renderToStaticMarkup(<NoWrapDates text={text} />);
const wrap = (part: string) => `<span class="nowrap">${part}</span>`;

test('dates and names of sites stay on one line, words with a hyphen need not', () => {
  expect(render('Sinds 5-3-2026 op vendre-ma-maison.be, voor wie EPC-plichtig is')).toBe(
    `Sinds ${wrap('5-3-2026')} op ${wrap('vendre-ma-maison.be')}, voor wie EPC-plichtig is`,
  );
});

test.each(Object.keys(file.sources) as (keyof typeof file.sources)[])(
  'the publisher of %s breaks at no hyphen',
  (name) => {
    for (const language of LANGUAGES) {
      const { publisher } = describeCostSource({ name, date: '2026-11-28' }, language, 'Maas');
      const outside = render(publisher).replace(/<span class="nowrap">.*?<\/span>/g, '');
      expect(outside).not.toMatch(/-\S*\.[a-z]{2}/);
    }
  },
);
