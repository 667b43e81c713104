import { getPictureUrl } from '../../../../domain/catalogue/property';
import { getTextLang } from '../../../../domain/catalogue/text-language';
import type { RequestContext } from '../../../../platform/request-context';
import { formatPriceLine } from '../../../../views/facts/property-price';
import { Picture } from '../../../../views/ui/picture';
import type { Subject } from '../submit/subject';

/** The subject of a form at the top of its page: picture, title, price. */
export function SubjectView({ ctx, subject }: { ctx: RequestContext; subject: Subject }) {
  const { kind, record, title, path } = subject;
  const picture = getPictureUrl(record);
  const isProperty = kind === 'property';
  return (
    <div className="form-subject">
      {picture && (
        <Picture
          url={picture}
          alt=""
          width={400}
          height={300}
          sizes="8rem"
          hosts={ctx.snapshot.site.configuration.images}
          eager
        />
      )}
      <div>
        <p className="form-subject__name">
          <a href={path} lang={getTextLang(record, ctx.language)}>
            {isProperty ? record.TypeDescription : title}
          </a>
        </p>
        {isProperty && (
          <p>
            {title}
            <br />
            <strong>{formatPriceLine(ctx, record)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
