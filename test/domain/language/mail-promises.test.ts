import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/language/language';
import { KEYS, TEXTS } from './all-texts';

/** Words that say of a mail that it left or is about to. */
const PROMISES: Record<Language, RegExp> = {
  nl: /onderweg|net (ge)?stuurde?n|zo dadelijk een (bericht|e-?mail)|krijgt? (u )?(zo|meteen|dadelijk) een|(zo|meteen) krijgt|naar uw (e-mail)?adres gestuurd/i,
  fr: /en route|venons de vous (envoyer|écrire)|(tout de suite|aussitôt|immédiatement|dans un instant)[^.]*(e-mail|message|lien)|(e-mail|message)[^.]*(tout de suite|aussitôt|immédiatement|dans un instant)|a été envoyé/i,
  en: /on (its|the) way|have just sent|(at once|in a moment|right away)[^.]*e-?mail|e-?mail[^.]*(at once|in a moment|right away)|(has|was) been sent to your/i,
  de: /unterwegs|gerade geschickt|(sofort|gleich)[^.]*(e-mail|nachricht|link)|(e-mail|nachricht)[^.]*(sofort|gleich)|wurde an ihre/i,
};

/** What is said of a mail whose row was read (describe-copy.ts), and what is said of no mail at all. */
const NO_PROMISES = [
  'MAIL_WORD_LEAVES',
  // To staff, about mails that did not leave.
  'ALARM_CRON_TEXT',
  ...['FORM_ELSEWHERE', 'SEARCHES_ERASE_OWNER', 'SEARCHES_ERASE_TEXT'],
];

test('no text promises a mail that may wait or not leave at all (decision 108)', () => {
  const promises = Object.entries(PROMISES).flatMap(([language, pattern]) =>
    KEYS.filter(
      (key) => !NO_PROMISES.includes(key) && pattern.test(TEXTS[language as Language][key] ?? ''),
    ).map((key) => `${language} ${key}: ${TEXTS[language as Language][key]}`),
  );
  expect(promises).toEqual([]);
});
