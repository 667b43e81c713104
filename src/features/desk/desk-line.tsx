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
  /** Hidden values of the form, by name. */
  fields: Readonly<Record<string, string | number>>;
  /** Value of the button, sent as `action`. */
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
