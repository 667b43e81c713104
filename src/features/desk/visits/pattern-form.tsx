import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { presentPropertyChoice } from '../property-choice';
import { patternForm } from './pattern-forms';
import { formatWeekday } from './pattern-list';
import type { PropertyLabel } from './property-labels';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The form that adds hours to a property's week. */
export function PatternForm({
  ctx,
  action,
  properties,
  property,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  /** The properties to choose from; a field for the reference if there are too many. */
  properties: readonly PropertyLabel[];
  /** The property that it begins with. */
  property: string;
  refused: RefusedForm | undefined;
}) {
  const choice = presentPropertyChoice(properties);
  const options = {
    ...choice.options,
    weekday: WEEKDAYS.map((weekday) => ({
      value: `${weekday}`,
      text: formatWeekday(weekday, ctx.language),
    })),
  };
  return (
    <PlainFormView
      {...{ ctx, action, refused, form: patternForm, className: 'form--dense form--line' }}
      presentation={{
        ...choice,
        options,
        initialValues: { property },
      }}
    />
  );
}
