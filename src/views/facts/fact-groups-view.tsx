import type { Language } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { FactRow } from '../ui/fact-list';
import { FactList } from '../ui/fact-list';
import type { FilledFactGroup } from './fact-rows';

export interface FactGroupsProps {
  ctx: RequestContext;
  lang: Language | undefined;
  id: string;
  title: TextKey;
  groups: readonly FilledFactGroup[];
}

/** A section of facts in groups; a group with the name of the section has no heading of its own. */
export function FactGroups({ ctx, lang, id, title, groups }: FactGroupsProps) {
  const { t } = ctx;
  if (groups.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <div className="fact-groups">
        {groups.map(({ name, rows, notes }) => (
          <div
            key={name}
            className={hasShortValues(rows) ? 'fact-group fact-group--brief' : 'fact-group'}
          >
            {name !== title && <h3>{t(name)}</h3>}
            <FactList rows={rows} lang={lang} />
            {notes.map((note) => (
              <p key={note} className="note">
                {t(note)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether all values are short (counts, yes, no), so that they fit columns of their own. */
const hasShortValues = (rows: readonly FactRow[]): boolean =>
  rows.length > 3 && rows.every(({ value }) => value.length <= 4);
