import type { PropertyDocument } from '../../domain/catalogue/property';
import type { Language } from '../../domain/language/language';
import type { Translate } from '../../domain/language/texts';
import { Icon } from './icon';

export interface DocumentListProps {
  documents: readonly PropertyDocument[];
  /** The form that asks for them; it opens in the page (client/forms/open-in-dialog). */
  requestHref: string;
  t: Translate;
  lang?: Language | undefined;
}

/** Which documents there are; they are sent by mail on request and never stand open (decision 28). */
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
