import type { Property } from '../../domain/catalogue/property';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { listPapersOnFile } from '../../domain/law/property-documents';
import type { RequestContext } from '../../platform/request-context';
import { readCatalogueWord } from '../../views/facts/catalogue-word';
import { PAPER_NAMES } from '../../views/facts/paper-names';
import { DocumentList } from '../../views/ui/document-list';

/** The documents of a property: those that can be read, and those that its facts prove, on request. */
export function PropertyDocuments({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t } = ctx;
  return (
    <section className="section" aria-labelledby="documents">
      <h2 id="documents">{t('GROUP_DOCUMENTS')}</h2>
      <DocumentList
        documents={property.Documents}
        readName={(name) => readCatalogueWord(ctx, 'Documents', name, property.language)}
        onFile={listPapersOnFile(property, toBrusselsDay(new Date())).map((id) =>
          t(PAPER_NAMES[id]),
        )}
        requestHref={ctx.href.page('/request-documents/', { property: property.ID })}
        askHref={ctx.href.page('/contact-me/', { property: property.ID })}
        t={t}
      />
    </section>
  );
}
