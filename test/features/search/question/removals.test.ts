import { expect, test } from 'vitest';
import { fetchPath, QUESTION_PATHS } from './fetch-answer';
import questions from './questions.json';
import said from './said-questions.json';

/** Questions in four languages; what answers them is told elsewhere (questions.test.ts, said.test.ts). */
const QUESTIONS = [...questions, ...said] as [language: 'nl' | 'fr', text: string, _: string][];

interface Answered {
  /** The address of the list or of the results page. */
  path: string;
  chips: { name: string; href: string; isUnread: boolean }[];
}

const CHIP = /<a class="chip( chip--unread)?"[^>]*? href="([^"]*)"[^>]*>([^<]*?) ?</g;

async function follow(path: string): Promise<Answered> {
  const response = await fetchPath(path);
  const target = response.headers.get('Location');
  if (target) return follow(target);
  const html = await response.text();
  const chips = [...html.matchAll(CHIP)].map(([, isUnread, href = '', name = '']) => ({
    // A sentence about both bounds and a filter say the same in other words.
    name: name.replace(/^Minstens/, 'Vanaf').replace(/^(?:Type|Gemeente|Commune) ?: /, ''),
    href: href.replaceAll('&amp;', '&'),
    isUnread: isUnread !== undefined,
  }));
  return { path, chips };
}

const listNames = (chips: Answered['chips']): string[] =>
  chips.map(({ name, isUnread }) => `${isUnread ? '?' : ''}${name}`).sort();

test.each(QUESTIONS)(
  'in %s each chip of “%s” can be taken away, and the others stay',
  async (language, text) => {
    const asked = await follow(`${QUESTION_PATHS[language]}?q=${encodeURIComponent(text)}`);
    for (const chip of asked.chips) {
      const others = asked.chips.filter((other) => other !== chip);
      const left = await follow(chip.href);
      // A reference or a project alone has a page of its own.
      if (left.chips.length === 0 && others.length > 0 && !/[?&]/.test(left.path)) continue;
      expect(listNames(left.chips), chip.name).toEqual(listNames(others));
      // Sent again, what is left in the box says the same.
      const rest = new URL(left.path, 'http://localhost').searchParams.get('q');
      if (!rest || others.every(({ isUnread }) => isUnread)) continue;
      const again = `${QUESTION_PATHS[language]}?q=${encodeURIComponent(rest)}`;
      expect(listNames((await follow(again)).chips), rest).toEqual(listNames(others));
    }
  },
);
