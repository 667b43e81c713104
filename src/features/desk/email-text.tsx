import { Fragment } from 'react';
import { formatEmail } from '../../domain/typed-values/read-email';

/** An e-mail address as its owner writes it, which a narrow column breaks before '@' or a dot, never within a word. */
export const EmailText = ({ email }: { email: string }) =>
  formatEmail(email)
    .split(/(?=[@.])/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
