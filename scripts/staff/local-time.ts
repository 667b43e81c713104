/** '2026-11-21 04:35' where the reader is: Swedes write dates so. */
export const formatLocalTime = (time: number) =>
  new Date(time).toLocaleString('sv-SE').slice(0, 16);
