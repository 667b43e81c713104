import type { RequestContext } from '../../platform/request-context';
import type { Answer } from './answer';
import { quoteParts } from './answer-sentence';
import type { QuestionPart } from './question/question';

/** Returns the parts of a question that choose nothing: what was not understood, and words that no text holds. */
export const listUnheardParts = ({
  parts,
  missing,
}: Pick<Answer, 'parts' | 'missing'>): QuestionPart[] =>
  parts.filter((part) => part.kind === 'unread' || missing.has(part));

interface UnheardNotesProps {
  ctx: RequestContext;
  answer: Pick<Answer, 'parts' | 'missing'>;
}

/** Says which parts of a question choose nothing, and why. */
export function UnheardNotes({ ctx, answer: { parts, missing } }: UnheardNotesProps) {
  const { t } = ctx;
  const unread = parts.filter(({ kind }) => kind === 'unread');
  return (
    <>
      {missing.size > 0 && <p>{t('SEARCH_NOT_IN_TEXTS', { words: quoteParts(ctx, missing) })}</p>}
      {unread.length > 0 && <p>{t('SEARCH_NOT_READ', { words: quoteParts(ctx, unread) })}</p>}
    </>
  );
}
