import { toBrusselsDay } from '../format/brussels-day';

/** The days on which something is shown, YYYY-MM-DD; '' is no bound. */
interface ShownDays {
  from: string;
  until: string;
}

/** Returns whether something is shown on the day of a moment, in milliseconds since 1970. */
export function isShownAt({ from, until }: ShownDays, moment: number): boolean {
  const day = toBrusselsDay(new Date(moment));
  return (from === '' || from <= day) && (until === '' || day <= until);
}

/** Returns whether the popup is shown at a moment: it is published, and the day is one of its days. */
export const isPopupShown = (popup: ShownDays & { isPublished: string }, moment: number): boolean =>
  popup.isPublished === 'yes' && isShownAt(popup, moment);
