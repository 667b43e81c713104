/**
 * Returns whether a cell shows what a spreadsheet could not compute, in any of its languages: '#REF!', '#WAARDE!', '#NOM?',
 * 'Err:502'.
 */
export const isFormulaError = (text: string): boolean =>
  /^(?:#(?:[\p{Lu}/\d]{3,}[!?]|N\/[AB]|NV|GETTING_DATA)|Err:\d{3})$/u.test(text.trim());
