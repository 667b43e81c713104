import type { ReactNode } from 'react';

/** Says at the top of a page what was just done; nothing without a word. */
export const DoneNote = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="desk-note" role="status">
      {children}
    </p>
  ) : null;
