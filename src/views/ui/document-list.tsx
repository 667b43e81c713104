import type { PropertyDocument } from '../../domain/catalogue/property-parts';
import type { Language } from '../../domain/language/language';
import type { Translate } from '../../domain/language/texts';
import { Icon } from './icon';

export interface DocumentListProps {
  documents: readonly PropertyDocument[];
  /** URL of the form that requests them; it opens in a dialog (client/forms/open-in-dialog). */
  requestHref: string;
  t: Translate;
  lang?: Language | undefined;
}

/** The names of the documents; they are sent by mail on request and never public (decision 28). */
export function DocumentList({ documents, requestHref, t, lang }: DocumentListProps) {
  if (documents.length === 0) return <p>{t('NO_DOCUMENTS')}</p>;
  return (
    <>
      <ul className="documents">
        {documents.map(({ Name, File }) => (
          <li key={File}>
            <Icon name="document" />
            <span lang={lang}>{Name}</span>
            <span className="note">{t('DOCUMENT_ON_REQUEST')}</span>
          </li>
        ))}
      </ul>
      <p className="documents__request">
        <a className="button button--outlined" href={requestHref} data-open-in-dialog="">
          <Icon name="mail" /> {t('DOCUMENTS_REQUEST')}
        </a>
        <span className="note">{t('DOCUMENTS_TEXT')}</span>
      </p>
    </>
  );
}
