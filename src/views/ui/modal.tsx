import type { ReactNode } from 'react';
import type { Language } from '../../domain/language/language';
import type { Translate } from '../../domain/language/texts';
import { Icon } from './icon';

export interface ModalProps {
  id: string;
  title: string;
  /** Language of the title, if not the page's. */
  lang?: Language | undefined;
  t: Translate;
  children: ReactNode;
}

/**
 * A dialog with a title and a close button (§2.10): the browser keeps the focus inside, closes it
 * on Escape and returns the focus. ModalButton opens it.
 */
export function Modal({ id, title, lang, t, children }: ModalProps) {
  return (
    <dialog id={id} className="modal" aria-labelledby={`${id}-title`} closedby="any">
      <div className="modal__head">
        <h2 id={`${id}-title`} lang={lang}>
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className="modal__close" aria-label={t('MODAL_CLOSE')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="modal__content">{children}</div>
    </dialog>
  );
}

/**
 * A button that opens a modal, by the browser if it supports commands, else by
 * client/behaviours/dialog-commands.
 */
export function ModalButton({ opens, children }: { opens: string; children: ReactNode }) {
  return (
    <button type="button" className="modal-button" command="show-modal" commandfor={opens}>
      {children}
    </button>
  );
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
