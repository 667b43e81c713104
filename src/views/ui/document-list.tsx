import type { PropertyDocument } from '../../domain/catalogue/property-parts';
import type { Translate } from '../../domain/language/texts';
import type { CatalogueWord } from '../facts/catalogue-word';

interface ListedDocument extends CatalogueWord {
  key: string;
}

export interface DocumentListProps {
  documents: readonly PropertyDocument[];
  /** Reads the name of a document in the page's language. */
  readName: (name: string) => CatalogueWord;
  /** Names of documents that the agency has, and that are not online. */
  onFile?: readonly string[];
  /** URL of the form that requests them; it opens in a dialog (client/forms/open-in-dialog). */
  requestHref: string;
  /** URL of the form that asks for those on file. */
  askHref?: string;
  t: Translate;
}

/** The names of the documents; they are sent by mail on request and never public (decision 28). */
export function DocumentList({
  documents,
  readName,
  onFile = [],
  requestHref,
  askHref,
  t,
}: DocumentListProps) {
  if (documents.length === 0 && onFile.length === 0) return <p>{t('NO_DOCUMENTS')}</p>;
  const online: ListedDocument[] = documents.map(({ Name, File }) => ({
    key: File,
    ...readName(Name),
  }));
  return (
    <>
      <ul className="documents">
        {online.map(({ key, text, lang }) => (
          <li key={key}>
            <span lang={lang}>{text}</span>
            <span className="note">{t('DOCUMENT_ON_REQUEST')}</span>
          </li>
        ))}
        {onFile.map((name) => (
          <li key={name}>
            <span>{name}</span>
            <span className="note">{t('DOCUMENT_ON_FILE')}</span>
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <p className="documents__request">
          <a className="button button--outlined" href={requestHref} data-open-in-dialog="">
            {t('DOCUMENTS_REQUEST')}
          </a>
          <span className="note">{t('DOCUMENTS_TEXT')}</span>
        </p>
      )}
      {onFile.length > 0 && askHref && (
        <p className="documents__request">
          <a className="button button--outlined" href={askHref} data-open-in-dialog="">
            {t('DOCUMENTS_ASK')}
          </a>
          <span className="note">{t('DOCUMENTS_ASK_TEXT')}</span>
        </p>
      )}
    </>
  );
}
