import { createContext, useContext } from 'react';

/** The format being rendered: each part of a mail renders as HTML and as plain text. */
export const MailFormat = createContext<'html' | 'text'>('html');

/** Returns whether plain text is being rendered. */
export const useIsTextFormat = (): boolean => useContext(MailFormat) === 'text';

/** The colon after a label in plain text, as the mail's language writes it. */
export const MailColon = createContext(':');

export const useMailColon = (): string => useContext(MailColon);
