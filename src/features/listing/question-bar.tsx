import type { RequestContext } from '../../platform/request-context';
import { SearchForm } from '../../views/layout/search-form';

/** The question that a list answers, to be asked otherwise (decision 105); nothing on a list that no question led to. */
export function QuestionBar({
  ctx,
  question,
}: {
  ctx: RequestContext;
  question?: string | undefined;
}) {
  return (
    <div className="listing__question" data-part="question">
      {question && <SearchForm ctx={ctx} text={question} />}
    </div>
  );
}
