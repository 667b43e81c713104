import type { ReactNode } from 'react';

/** A line of a list with the one button that does something with it. */
export const DeskLine = ({
  action,
  fields,
  value,
  label,
  children,
}: {
  /** The path that its form is sent to. */
  action: string;
  /** What the form says besides, by name. */
  fields: Readonly<Record<string, string | number>>;
  /** What the button does, as `action` of the form. */
  value: string;
  label: string;
  children: ReactNode;
}) => (
  <form className="desk-line" method="post" action={action}>
    <span>{children}</span>
    {Object.entries(fields).map(([name, field]) => (
      <input key={name} type="hidden" name={name} value={field} />
    ))}
    <button type="submit" name="action" value={value} className="button button--outlined">
      {label}
    </button>
  </form>
);
