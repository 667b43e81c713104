/** Roles of staff, each with the rights of those before it (§6). */
export const STAFF_ROLES = ['agent', 'editor', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What not everybody of staff may do, and the first role that may. */
const RIGHTS = {
  /** Find, export and erase a person; invite and close owners and colleagues. */
  people: 'manager',
  /** Read what the check of the last load said of the site's content. */
  findings: 'editor',
  /** Change the site's content and publish it. */
  site: 'editor',
  /** Go back to an earlier version, and let loads run again. */
  versions: 'manager',
} as const satisfies Record<string, StaffRole>;
export type StaffRight = keyof typeof RIGHTS;

/** Returns whether a role has a right. */
export const hasRight = (role: StaffRole, right: StaffRight): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(RIGHTS[right]);
