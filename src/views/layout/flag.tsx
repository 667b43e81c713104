import type { Language } from '../../domain/language/language';

/** The colour and path of each band of a flag of 18 by 12, drawn in this order. */
const FLAG_BANDS: Record<Language, readonly [color: string, path: string][]> = {
  nl: [
    ['#fff', 'M0 0h18v12H0z'],
    ['#ae1c28', 'M0 0h18v4H0z'],
    ['#21468b', 'M0 8h18v4H0z'],
  ],
  fr: [
    ['#fff', 'M0 0h18v12H0z'],
    ['#002654', 'M0 0h6v12H0z'],
    ['#ce1126', 'M12 0h6v12h-6z'],
  ],
  en: [
    ['#012169', 'M0 0h18v12H0z'],
    ['#fff', 'M0 0h2l16 10.6V12h-2L0 1.4zM18 0h-2L0 10.6V12h2L18 1.4zM7 0h4v12H7zM0 4h18v4H0z'],
    ['#c8102e', 'M8 0h2v12H8zM0 5h18v2H0z'],
  ],
  de: [
    ['#000', 'M0 0h18v4H0z'],
    ['#d00', 'M0 4h18v4H0z'],
    ['#ffce00', 'M0 8h18v4H0z'],
  ],
};

/** A small flag; the language code beside it is the accessible name. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
      {FLAG_BANDS[language].map(([color, path]) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  );
}
