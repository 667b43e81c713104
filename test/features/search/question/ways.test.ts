import { expect, test } from 'vitest';
import { fetchPath, QUESTION_PATHS } from './fetch-answer';
import questions from './oracle-questions.json';

/**
 * The ways to ask a question: the button, Enter and a form without script send it to the same address; the panel asks the
 * index and leads there; a list's own address holds what was understood, and its box asks again.
 */
const QUESTIONS = questions as [
  language: keyof typeof QUESTION_PATHS,
  text: string,
  answer: string,
][];

interface PanelAnswer {
  href: string;
  isWhole: boolean;
  properties: { href: string }[];
}

test.each(QUESTIONS)(
  'in %s “%s” has one answer whichever way it is asked',
  async (language, text) => {
    const search = `${QUESTION_PATHS[language]}?q=${encodeURIComponent(text)}`;
    const list = (await fetchPath(search)).headers.get('Location') ?? '';
    expect(list).not.toBe('');
    const typed = new URL(list, 'http://localhost:8787').searchParams.get('q');
    if (typed !== null) {
      expect(typed).toBe(text);
      // The box above the list asks the same again.
      const again = `${QUESTION_PATHS[language]}?q=${encodeURIComponent(typed)}`;
      expect((await fetchPath(again)).headers.get('Location')).toBe(list);
    }
    const index = `${QUESTION_PATHS[language]}index/?words=${encodeURIComponent(text)}`;
    const panel: PanelAnswer | null = await (await fetchPath(index)).json();
    if (!panel) return;
    const target = new URL(panel.href, 'http://localhost:8787');
    expect((await fetchPath(target.pathname + target.search)).headers.get('Location')).toBe(list);
    // The homes that the panel shows are among those of the list, with each unit of a project apart.
    const each = `${list}${list.includes('?') ? '&' : '?'}units=1`;
    const html = await (await fetchPath(each)).text();
    for (const { href } of panel.properties) expect(html).toContain(href);
  },
);
