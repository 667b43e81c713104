import type { ReactNode } from 'react';

/** Says at the top of a page what was just done, where the focus begins; nothing without a word. */
export const DoneNote = ({ children }: { children: ReactNode }) =>
  children ? (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is its answer
    <p className="desk-note" role="status" tabIndex={-1} autoFocus>
      {children}
    </p>
  ) : null;
