import type { TextKey } from '../../../../domain/language/texts';
import { isPublished } from '../../../../domain/site/menu';
import type { RequestContext } from '../../../../platform/request-context';
import { SvgIcon } from '../../../../views/ui/svg-icon';

/** What a tool is called, and what it draws on a grid of 24 by 24; its name is what the script does (client/desk/rich-text). */
interface Tool {
  name: string;
  label: TextKey;
  icon: string;
  /** The key that does the same, with Ctrl or Cmd. */
  shortcut?: string;
}

const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      label: 'DESK_RICH_UNDO',
      icon: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
      shortcut: 'Z',
    },
    {
      name: 'redo',
      label: 'DESK_RICH_REDO',
      icon: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
      shortcut: 'Y',
    },
  ],
  [
    {
      name: 'heading',
      label: 'DESK_RICH_HEADING',
      icon: 'M5 5v14M15 5v14M5 12h10M19 10v9M17 11l2-1',
    },
    {
      name: 'subheading',
      label: 'DESK_RICH_SUBHEADING',
      icon: 'M5 8v11M13 8v11M5 13.5h8M16.5 13a2 2 0 0 1 4 0c0 2-4 3.5-4 6h4',
    },
  ],
  [
    {
      name: 'bold',
      label: 'DESK_RICH_BOLD',
      icon: 'M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z',
      shortcut: 'B',
    },
    { name: 'italic', label: 'DESK_RICH_ITALIC', icon: 'M10 5h7M7 19h7M14 5l-4 14', shortcut: 'I' },
    {
      name: 'link',
      label: 'DESK_RICH_LINK',
      icon: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
      shortcut: 'K',
    },
  ],
  [
    {
      name: 'bullets',
      label: 'DESK_RICH_BULLETS',
      icon: 'M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5',
    },
    {
      name: 'numbers',
      label: 'DESK_RICH_NUMBERS',
      icon: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.8 15.2c.4-1.6 2.9-1.4 2.7.3-.1 1.2-2.2 2-2.7 3.5h2.9',
    },
    {
      name: 'quote',
      label: 'DESK_RICH_QUOTE',
      icon: 'M10 7H5v6h5zM10 13c0 2.5-1.5 4-4 4M19 7h-5v6h5zM19 13c0 2.5-1.5 4-4 4',
    },
  ],
];

/**
 * The parts of the editor of rich text, which a script copies for each field that is entered, and the pages that a link
 * can lead to. They show nothing by themselves.
 */
export function RichTextTools({ ctx }: { ctx: RequestContext }) {
  const { t } = ctx;
  return (
    <>
      <template id="rich-text-tools">
        <div className="rich__toolbar" role="toolbar" aria-label={t('DESK_RICH_TOOLBAR')}>
          {TOOLS.map((tools) => (
            <div key={tools[0]?.name} className="rich__group">
              {tools.map((tool) => (
                <ToolButton key={tool.name} {...{ ctx, tool }} />
              ))}
            </div>
          ))}
          <button type="button" className="rich__text-button" data-tool="plain">
            {t('DESK_RICH_PLAIN')}
          </button>
        </div>
        <div className="rich__link" hidden>
          <label htmlFor="rich-text-link">{t('DESK_RICH_ADDRESS')}</label>
          <p className="rich__error" hidden>
            {t('DESK_SITE_LINK_INVALID')}
          </p>
          <input
            id="rich-text-link"
            className="field__input"
            inputMode="url"
            autoComplete="off"
            list="site-pages"
          />
          <button type="button" className="button button--small button--forest" data-link="set">
            {t('DESK_RICH_LINK_SET')}
          </button>
          <button
            type="button"
            className="button button--small button--outlined"
            data-link="remove"
          >
            {t('DESK_RICH_LINK_REMOVE')}
          </button>
        </div>
        <button type="button" className="rich__text-button" data-tool="formatted">
          {t('DESK_RICH_FORMATTED')}
        </button>
      </template>
      <datalist id="site-pages">
        {listLinkedPages(ctx).map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

function ToolButton({ ctx, tool }: { ctx: RequestContext; tool: Tool }) {
  const { name, label, icon, shortcut } = tool;
  const text = ctx.t(label);
  return (
    <button
      type="button"
      className="rich__tool"
      aria-label={text}
      title={shortcut ? `${text} (Ctrl+${shortcut})` : text}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      data-tool={name}
    >
      <SvgIcon path={icon} />
    </button>
  );
}

/** Lists the pages of the menu by their original paths, which lead to the language of whoever reads. */
const listLinkedPages = (ctx: RequestContext) =>
  [...ctx.snapshot.pages.originals]
    .filter(([page]) => isPublished(page))
    .map(([{ params }, path]) => ({ path, title: ctx.localize(params.title).text }));
