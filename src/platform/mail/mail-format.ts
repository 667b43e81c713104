import { createContext, useContext } from 'react';
import { addColon } from '../../domain/format/add-colon';
import type { Language } from '../../domain/language/language';

/** The format being rendered: each part of a mail renders as HTML and as plain text. */
export const MailFormat = createContext<'html' | 'text'>('html');

/** Returns whether plain text is being rendered. */
export const useIsTextFormat = (): boolean => useContext(MailFormat) === 'text';

/** The language of the mail, in which plain text writes its colons. */
export const MailLanguage = createContext<Language>('nl');

/** Returns what puts a colon after a label in plain text. */
export function useAddColon(): (label: string) => string {
  const language = useContext(MailLanguage);
  return (label) => addColon(label, language);
}
