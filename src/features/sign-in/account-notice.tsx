import type { ReactNode } from 'react';

interface AccountNoticeProps {
  /** Whether it says what was just done: the focus begins there. */
  isDone?: boolean;
  children: ReactNode;
}

/** A message that is not an error: on mist, with a forest bar (docs/look.md). */
export const AccountNotice = ({ isDone = false, children }: AccountNoticeProps) => (
  <div className="account-notice" role="status" {...(isDone && { tabIndex: -1, autoFocus: true })}>
    {children}
  </div>
);
