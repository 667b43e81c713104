/** The pages of one subject, as links in one line. */
export function DeskTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { label: string; href: string; count?: number; isCurrent: boolean }[];
}) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span>{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
