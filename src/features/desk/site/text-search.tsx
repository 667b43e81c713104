import * as v from 'valibot';
import type { OwnTexts } from '../../../domain/site/own-texts';
import { TextParameter } from '../../../platform/request-parameters';
import type { Filters } from '../desk-filters';
import { DeskFilters } from '../desk-filters';
import type { DocumentContext } from './edited-field';
import { findTextKeys, MAX_TEXTS } from './find-texts';
import { SITE } from './site-head';

const textFilters = {
  name: 'texts',
  schema: v.object({ q: TextParameter }),
  parts: [{ kind: 'search', name: 'q', label: 'DESK_SITE_TEXT_SEARCH', saysOptional: true }],
} as const satisfies Filters;

/** Looks for a text of the site by its words, and says how many there are. */
export function TextSearch({
  around: { ctx, sought = '' },
  document,
}: {
  around: DocumentContext;
  document: object;
}) {
  const { t, href } = ctx;
  const count = findTextKeys(document as OwnTexts, ctx.languages, sought).length;
  const action = href.page(`${SITE}texts/`);
  return (
    <>
      <p className="desk-quiet">{t('DESK_SITE_TEXTS_HINT')}</p>
      <DeskFilters
        {...{
          ctx,
          action,
          filters: textFilters,
          values: { q: sought },
          submit: 'DESK_SITE_SEARCH',
        }}
      >
        {sought && (
          <a className="button button--outlined" href={action}>
            {t('DESK_SITE_TEXTS_CHANGED')}
          </a>
        )}
      </DeskFilters>
      {sought && (
        <p role="status">
          {count > MAX_TEXTS
            ? t('DESK_SITE_TEXTS_MANY', { count, shown: MAX_TEXTS })
            : t(count === 1 ? 'DESK_SITE_TEXTS_FOUND_ONE' : 'DESK_SITE_TEXTS_FOUND', { count })}
        </p>
      )}
      {!sought && Object.keys(document).length === 0 && (
        <p className="desk-empty">{t('DESK_SITE_TEXTS_NONE')}</p>
      )}
    </>
  );
}
