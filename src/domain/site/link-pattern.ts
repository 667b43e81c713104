/** How the URL of a link begins: a path of this site, a web address, an e-mail address, a phone number, a place of its page. */
export const LINK_PATTERN = /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/;
