import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { PlainButton, PlainForm } from '../forms/kit/definition/plain-form';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { FormAlert } from '../forms/kit/view/action-form';
import type { PlainFormProps } from '../forms/kit/view/plain-form-view';
import { PlainFormView } from '../forms/kit/view/plain-form-view';

/**
 * The hidden value of a form whose effect cannot be undone: '' from the button that was pressed, 'yes' from the
 * page that asks. The path shows that page until it is 'yes'.
 */
export const SURE_ENTRY = { sure: v.fallback(v.picklist(['', 'yes']), '') };

/** The hidden value of a question about what colleagues may change meanwhile: what its page showed. */
export const ASKED_ENTRY = { asked: v.optional(v.string(), '') };

/** Asks before something that cannot be undone: what will happen, the button once more, and the way back. */
export function AskPage<const F extends PlainForm>({
  head,
  question,
  back,
  about,
  buttons,
  refused,
  ...form
}: Omit<PlainFormProps<F>, 'className' | 'children' | 'about' | 'refused'> & {
  head: ReactNode;
  /** Why it asks once more. */
  refused?: RefusedForm | undefined;
  question: string;
  /** The page on which nothing happened. */
  back: string;
  /** What it is about, below the question. */
  about?: ReactNode;
}) {
  const { t } = form.ctx;
  const pressed: readonly PlainButton[] = buttons ?? form.form.buttons;
  return (
    <div className="desk-page">
      {head}
      <FormAlert {...{ refused }} ctx={form.ctx} />
      <p>
        <strong>{question}</strong>
      </p>
      {about}
      <PlainFormView
        {...{ ...form, refused }}
        className="form--dense"
        buttons={pressed.map((button) => ({ ...button, isOutlined: false }))}
      >
        <a className="button button--outlined" href={back}>
          {t('DESK_ASK_NOT')}
        </a>
      </PlainFormView>
    </div>
  );
}
