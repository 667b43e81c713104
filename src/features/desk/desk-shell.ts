import type { StaffRight, StaffRole } from '../../domain/accounts/staff-role';
import { hasRight } from '../../domain/accounts/staff-role';
import { LANGUAGE_NAME_KEYS } from '../../domain/language/language-name';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { DeskShell } from '../../views/layout/desk-header';
import type { DeskCounts } from './desk-counts-store';

/** An entry of the menu of the desk: its first page, and what may wait in it. */
interface DeskMenuEntry {
  original: string;
  label: TextKey;
  count?: keyof DeskCounts;
  /** Whether what waits went wrong. */
  isAlarm?: boolean;
  /** What its pages need; the menu leaves it out for whoever lacks it. */
  right?: StaffRight;
}

/** The entries in the order of the bar; a new one is a line here and one in routes.tsx. */
const DESK_MENU: readonly DeskMenuEntry[] = [
  { original: '/desk/', label: 'DESK_TODAY' },
  { original: '/desk/leads/', label: 'DESK_LEADS', count: 'newLeads' },
  { original: '/desk/visits/', label: 'DESK_VISITS' },
  { original: '/desk/guestbook/', label: 'DESK_GUESTBOOK', count: 'pendingTestimonials' },
  { original: '/desk/people/', label: 'DESK_PEOPLE', right: 'people' },
  { original: '/desk/mails/', label: 'DESK_MAILS', count: 'failedMails', isAlarm: true },
  { original: '/desk/catalogue/', label: 'DESK_CATALOGUE' },
  { original: '/desk/site/', label: 'DESK_SITE', right: 'site' },
  { original: '/desk/figures/', label: 'DESK_FIGURES' },
  { original: '/desk/log/', label: 'DESK_LOG' },
];

/** Returns the shell of a page of the desk; without staff, that of the sign-in. */
export function createDeskShell(
  ctx: RequestContext,
  {
    staff,
    role,
    counts,
    entry,
    query,
  }: {
    staff?: DeskShell['staff'];
    /** Their role; without one every entry is shown. */
    role?: StaffRole;
    counts?: DeskCounts;
    /** The path of the entry that the page belongs to. */
    entry?: string | undefined;
    /** The query of the page, which its other languages keep. */
    query?: string;
  },
): DeskShell {
  const { t, href, language, route } = ctx;
  const paths = buildAlternatePaths(ctx, route.original, query);
  return {
    staff: staff && { id: staff.id, name: staff.name },
    menu: DESK_MENU.filter(({ right }) => !right || !role || hasRight(role, right)).map(
      ({ original, label, count, isAlarm = false }) => ({
        label: t(label),
        href: href.page(original),
        isCurrent: original === entry,
        count: (count && counts?.[count]) ?? 0,
        isAlarm,
      }),
    ),
    languages: ctx.languages
      .filter((other) => other !== language)
      .map((other) => ({
        label: other,
        name: t(LANGUAGE_NAME_KEYS[other]),
        href: paths[other] ?? ctx.hrefForLanguage(other).page('/desk/'),
      })),
  };
}
