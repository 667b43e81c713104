import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from '../../../src/views/ui/prose';
import { createTestContext } from '../../fixtures';

const ctx = await createTestContext('/nl/');
const renderProse = (text: string) => renderToStaticMarkup(<Prose ctx={ctx} text={text} />);

test('an empty line starts a paragraph, hyphens make a list, markup stays text', () => {
  expect(renderProse('Een.\nTwee.\n\nDrie <b>.\n\n- a\n- b')).toBe(
    '<div class="prose prose--plain"><p>Een.\nTwee.</p><p>Drie &lt;b&gt;.</p><ul><li>a</li><li>b</li></ul></div>',
  );
});

test.each([
  ['64 m² en 3 km', '64\u00a0m² en 3\u00a0km'],
  ['21 % btw, € 11.500', '21\u00a0% btw, €\u00a011.500'],
  ['2 mensen, 3 meter', '2 mensen, 3 meter'],
])('%s has a no-break space between figure and unit', (text, output) => {
  expect(renderProse(text)).toContain(`<p>${output}</p>`);
});
