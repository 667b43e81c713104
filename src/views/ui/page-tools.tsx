import type { TextKey, Translate } from '../../domain/language/texts';

export type PageTool = 'save' | 'save-all' | 'share' | 'print';

/**
 * What one does with a page beside reading it (docs/look.md, Contact card). All of it is the script's
 * work, client/favourites: without script the styles leave the line out. What is hidden the script
 * shows where there is a use for it.
 */
export function PageTools({ tools, t }: { tools: readonly PageTool[]; t: Translate }) {
  return (
    <ul className="tools">
      {tools.map((tool) => (
        <li key={tool}>
          <button
            type="button"
            className="tool"
            data-tool={tool}
            aria-pressed={tool === 'save' ? false : undefined}
            hidden={tool === 'save-all'}
          >
            {t(TOOL_LABELS[tool])}
          </button>
        </li>
      ))}
    </ul>
  );
}

const TOOL_LABELS: Record<PageTool, TextKey> = {
  save: 'FAVOURITE',
  'save-all': 'FAVOURITES_KEEP_ALL',
  share: 'SHARE',
  print: 'PRINT',
};
