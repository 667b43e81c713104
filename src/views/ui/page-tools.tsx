import type { TextKey, Translate } from '../../domain/language/texts';

export type PageTool = 'save' | 'save-all' | 'forget' | 'share' | 'print';

/**
 * Actions on a page: save, share, print (docs/look.md, Contact card). All need script
 * (client/favourites): without it the styles hide the list. The script shows hidden buttons when
 * they apply.
 */
export function PageTools({ tools, t }: { tools: readonly PageTool[]; t: Translate }) {
  return (
    <ul className="tools">
      {tools.map((tool) => (
        <li key={tool}>
          <ToolButton tool={tool} t={t} />
        </li>
      ))}
    </ul>
  );
}

/** One of these actions; `iconOnly` hides its words from sight. */
export function ToolButton({
  tool,
  t,
  iconOnly,
}: {
  tool: PageTool;
  t: Translate;
  iconOnly?: boolean;
}) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={tool}
      aria-pressed={tool === 'save' ? false : undefined}
      hidden={tool === 'save-all' || tool === 'forget'}
      aria-label={iconOnly ? t(TOOL_LABELS[tool]) : undefined}
    >
      {!iconOnly && t(TOOL_LABELS[tool])}
    </button>
  );
}

const TOOL_LABELS: Record<PageTool, TextKey> = {
  save: 'FAVOURITE',
  'save-all': 'FAVOURITES_KEEP_ALL',
  forget: 'FAVOURITES_FORGET',
  share: 'SHARE',
  print: 'PRINT',
};
