/** Formats a time in the reader's time zone: '2026-11-21 04:35', as the Swedish locale writes it. */
export const formatLocalTime = (time: number | string) =>
  new Date(time).toLocaleString('sv-SE').slice(0, 16);
