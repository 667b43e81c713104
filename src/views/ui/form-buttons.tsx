/** The foot of a form with one purpose: the button that sends it, and the link that leaves it. */
export const FormButtons = ({
  label,
  action,
  isOutlined = false,
  back,
}: {
  label: string;
  /** The value that the button sends as `action`. */
  action?: string;
  isOutlined?: boolean;
  back?: { href: string; label: string };
}) => (
  <p className="form__buttons">
    <button
      type="submit"
      className={`button button--${isOutlined ? 'outlined' : 'forest'}`}
      {...(action && { name: 'action', value: action })}
    >
      {label}
    </button>
    {back && (
      <a className="button button--outlined" href={back.href}>
        {back.label}
      </a>
    )}
  </p>
);
