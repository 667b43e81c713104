/** The original paths of the pages that the law asks for, as the footer lists them. */
export const LEGAL_PAGES: readonly string[] = ['/Privacy/', '/Cookie-policy/', '/Disclaimer/'];
