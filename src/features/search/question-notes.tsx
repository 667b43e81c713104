import { getListFormat } from '../../domain/language/list-format';
import type { RequestContext } from '../../platform/request-context';
import type { Answer } from './answer';
import { quoteParts } from './answer-sentence';
import type { QuestionPart } from './question/question';
import { toPhraseKey } from './question/tokenize';
import { getPhrases } from './word-ranks';

/** Returns the parts of a question that choose nothing: what was not understood, and words that no text holds. */
export const listUnheardParts = ({
  parts,
  missing,
}: Pick<Answer, 'parts' | 'missing'>): QuestionPart[] =>
  parts.filter((part) => part.kind === 'unread' || missing.has(part));

interface QuestionNotesProps extends Pick<Answer, 'parts' | 'missing'> {
  ctx: RequestContext;
  text: string;
  exact: boolean;
}

/** Says which parts of a question choose nothing and why, and which words were looked for besides those typed. */
export function QuestionNotes({ ctx, text, parts, missing, exact }: QuestionNotesProps) {
  const { t, href, language, catalogueLanguage } = ctx;
  const and = getListFormat(language);
  const unread = parts.filter(({ kind }) => kind === 'unread');
  const related = parts.flatMap((part) =>
    part.kind === 'words' && part.found && !missing.has(part)
      ? getPhrases(part, catalogueLanguage).filter(
          (word) => toPhraseKey(word) !== toPhraseKey(part.text),
        )
      : [],
  );
  const lang = language === catalogueLanguage ? undefined : catalogueLanguage;
  const [before = '', after = ''] = t('SEARCH_ALSO', { words: '\n' }).split('\n');
  return (
    <>
      {missing.size > 0 && <p>{t('SEARCH_NOT_IN_TEXTS', { words: quoteParts(ctx, missing) })}</p>}
      {unread.length > 0 && <p>{t('SEARCH_NOT_READ', { words: quoteParts(ctx, unread) })}</p>}
      {parts.some((part) => part.kind === 'criteria' && part.around) && (
        <p>{t('SEARCH_AROUND_NOTE')}</p>
      )}
      {related.length > 0 && (
        <p>
          {!exact && (
            <>
              {before}
              <span lang={lang}>{and.format(new Set(related))}</span>
              {after}{' '}
            </>
          )}
          <a rel="nofollow" href={href.page('/search/', { q: text, exact: exact ? undefined : 1 })}>
            {t(exact ? 'SEARCH_RELATED_WORDS' : 'SEARCH_EXACT_WORDS')}
          </a>
        </p>
      )}
    </>
  );
}
