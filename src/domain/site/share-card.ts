/** The size in pixels of the card that programs show beside a shared link. */
export const SHARE_CARD = { width: 1200, height: 630 };
