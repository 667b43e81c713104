/**
 * Formats the header Content-Disposition for a file of any name (RFC 6266): whatever is in the name stays in
 * the name.
 */
export const formatContentDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*!]/g, encodeReserved)}`;

/** These mean something in the header, and encodeURIComponent leaves them. */
const encodeReserved = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
