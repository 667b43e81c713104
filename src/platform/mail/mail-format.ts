import { createContext, useContext } from 'react';

/** What is being written: each part of a mail says itself twice, once for mail programs without HTML. */
export const MailFormat = createContext<'html' | 'text'>('html');

export const useIsTextFormat = (): boolean => useContext(MailFormat) === 'text';
