/** The link that opens a mail to this address, its subject written already. */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
