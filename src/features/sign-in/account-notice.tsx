import type { ReactNode } from 'react';

/** A message that is not an error: on mist, with a forest bar (docs/look.md). */
export const AccountNotice = ({ children }: { children: ReactNode }) => (
  <div className="account-notice" role="status">
    {children}
  </div>
);
