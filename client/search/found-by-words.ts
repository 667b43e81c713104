import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { normalizeSearchText } from '../../src/features/search/engine/search';
import { FoundByWords } from '../../src/features/search/engine/search-index';
import { fetchData } from '../fetch-data';

/** Milliseconds without a key press after which a text is looked for. */
const PAUSE = 200;
const MIN_LENGTH = 3;

/**
 * Returns the properties that the server finds by the words of a text; null if there are none, undefined
 * while it looks for them, and if no answer comes. References and very short texts are not asked for.
 */
export function useFoundByWords(text: string, index: string): FoundByWords | null | undefined {
  const [answer, setAnswer] = useState<{ words: string; found: FoundByWords | null }>();
  const words = normalizeSearchText(text);
  const isAsked = words.length >= MIN_LENGTH && !/^\d+$/.test(words);
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const url = `${index}&words=${encodeURIComponent(text.trim())}`;
      const found = await fetchData(url, v.nullable(FoundByWords), controller.signal);
      // Without an answer nobody may say that there are none.
      if (found !== undefined) setAnswer({ words, found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, text, isAsked, index]);
  if (!isAsked) return null;
  return answer?.words === words ? answer.found : undefined;
}
