import type { Language } from '../language/language';

/**
 * Writes a label as it stands before its value: 'Prijs:', in French with a no-break space. A question
 * keeps its question mark instead: 'Wilt u kopen of huren? Kopen'.
 */
export function addColon(label: string, language: Language): string {
  if (/[?!:]$/.test(label)) return label;
  return `${label}${language === 'fr' ? '\u00a0' : ''}:`;
}
