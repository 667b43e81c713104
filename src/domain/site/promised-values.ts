import { formatLongDate } from '../format/brussels-time';
import type { Language } from '../language/language';
import { getListFormat } from '../language/list-format';
import { resolveLocalized } from '../language/localized';
import type { TextKey, Translate } from '../language/texts';
import type { Promises } from './configuration/promises';

const VISIT_LANGUAGE_TEXTS: Record<Language, TextKey> = {
  nl: 'PROMISE_IN_NL',
  fr: 'PROMISE_IN_FR',
  en: 'PROMISE_IN_EN',
  de: 'PROMISE_IN_DE',
};

/** The language of a promise, and the site's default one for a source that it lacks. */
interface PromiseWording {
  language: Language;
  languageDefault: Language;
  t: Translate;
}

/** How each promise is said, by the placeholder that stands for it in interface texts. */
const PROMISE_FORMATS = {
  answerWorkdays: ({ answerWorkdays }, { t }) => formatWithin(answerWorkdays, t),
  valuationWorkdays: ({ valuationWorkdays }, { t }) => formatWithin(valuationWorkdays, t),
  visitLanguages: ({ visitLanguages }, { t, language }) =>
    visitLanguages &&
    getListFormat(language, 'disjunction').format(
      visitLanguages.map((spoken) => t(VISIT_LANGUAGE_TEXTS[spoken])),
    ),
  newsletterPerMonth: ({ newsletterPerMonth: count }, { t }) =>
    count && (count === 1 ? t('PROMISE_LETTER_A_MONTH') : t('PROMISE_LETTERS_A_MONTH', { count })),
  soldBeforePortals: ({ soldBeforePortalsPercent: share }, { t, language, languageDefault }) =>
    share &&
    t('PROMISE_SOLD_EARLY', {
      percent: share.value,
      date: formatLongDate(Date.parse(share.asOf), language),
      source: resolveLocalized(share.source, language, languageDefault).text,
    }),
} satisfies Record<string, (promises: Promises, wording: PromiseWording) => string | 0 | undefined>;

/** The placeholders of interface texts that only a promise of the agency fills. */
export const PROMISE_PLACEHOLDERS: readonly string[] = Object.keys(PROMISE_FORMATS);

/** Formats what the agency promises by placeholder; what it does not promise is absent. */
export function formatPromises(promises: Promises, wording: PromiseWording): Map<string, string> {
  const values = new Map<string, string>();
  for (const [placeholder, format] of Object.entries(PROMISE_FORMATS)) {
    const value = format(promises, wording);
    if (value) values.set(placeholder, value);
  }
  return values;
}

const formatWithin = (count: number | undefined, t: Translate): string | 0 | undefined =>
  count && (count === 1 ? t('PROMISE_WITHIN_WORKDAY') : t('PROMISE_WITHIN_WORKDAYS', { count }));
