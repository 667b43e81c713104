import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { DeskFrame } from '../../views/layout/desk-header';
import type { DeskCounts } from './desk-counts-store';

/** An area of the desk: its first page, and what may wait in it. */
interface DeskAreaEntry {
  original: string;
  label: TextKey;
  count?: keyof DeskCounts;
  /** Whether what waits went wrong. */
  isAlarm?: boolean;
}

/** The areas in the order of the bar; a new area is a line here and one in routes.tsx. */
const DESK_AREAS: readonly DeskAreaEntry[] = [
  { original: '/desk/', label: 'DESK_TODAY' },
  { original: '/desk/leads/', label: 'DESK_LEADS', count: 'newLeads' },
  { original: '/desk/visits/', label: 'DESK_VISITS' },
  { original: '/desk/guestbook/', label: 'DESK_GUESTBOOK', count: 'pendingTestimonials' },
  { original: '/desk/people/', label: 'DESK_PEOPLE' },
  { original: '/desk/mails/', label: 'DESK_MAILS', count: 'failedMails', isAlarm: true },
  { original: '/desk/catalogue/', label: 'DESK_CATALOGUE' },
  { original: '/desk/figures/', label: 'DESK_FIGURES' },
  { original: '/desk/log/', label: 'DESK_LOG' },
];

/** Returns the frame of a page of an area; without staff, that of the sign-in. */
export function createDeskFrame(
  ctx: RequestContext,
  {
    staff,
    counts,
    area,
    query,
  }: {
    staff?: DeskFrame['staff'];
    counts?: DeskCounts;
    area?: string | undefined;
    /** The query of the page, which its other languages keep. */
    query?: string;
  },
): DeskFrame {
  const { t, href, language, route } = ctx;
  const paths = buildAlternatePaths(ctx, route.original, query);
  return {
    staff: staff && { id: staff.id, name: staff.name },
    areas: DESK_AREAS.map(({ original, label, count, isAlarm = false }) => ({
      label: t(label),
      href: href.page(original),
      isCurrent: original === area,
      count: (count && counts?.[count]) ?? 0,
      isAlarm,
    })),
    languages: ctx.languages
      .filter((other) => other !== language)
      .map((other) => ({
        label: other,
        name: t(LANGUAGE_NAME_KEYS[other]),
        href: paths[other] ?? ctx.hrefForLanguage(other).page('/desk/'),
      })),
  };
}
