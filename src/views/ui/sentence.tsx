import { Fragment } from 'react';
import type { TextOrLocalized } from '../../domain/language/localized';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { LocalizedText } from './localized-text';

/** What stands for a value until the sentence is split: no text holds it. */
const MARK = '\ue000';

/** An interface text with configured texts in it, each marked with its language if that is not the page's (decision 141). */
export function Sentence({
  ctx,
  text,
  values,
}: {
  ctx: RequestContext;
  text: TextKey;
  values: Readonly<Record<string, TextOrLocalized>>;
}) {
  const marks = Object.fromEntries(Object.keys(values).map((name) => [name, MARK + name + MARK]));
  return ctx
    .t(text, marks)
    .split(MARK)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <Fragment key={part}>
          <LocalizedText ctx={ctx} text={values[part]} />
        </Fragment>
      ),
    );
}
