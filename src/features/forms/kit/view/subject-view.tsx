import { pictureUrl } from '../../../../domain/catalogue/property';
import type { RequestContext } from '../../../../platform/request-context';
import { priceText } from '../../../../views/facts/price';
import { Picture } from '../../../../views/ui/picture';
import type { Subject } from '../submit/subject';

/** What a form is about, as its own page begins: the house, what it is called, what it costs. */
export function SubjectView({ ctx, subject }: { ctx: RequestContext; subject: Subject }) {
  const { kind, record, line, path } = subject;
  const picture = pictureUrl(record);
  const isProperty = kind === 'property';
  return (
    <div className="subject">
      {picture && (
        <Picture
          url={picture}
          alt=""
          width={400}
          height={300}
          sizes="8rem"
          hosts={ctx.snapshot.site.configuration.images}
          atOnce
        />
      )}
      <div>
        <p className="subject__name">
          <a href={path} lang={record.language === ctx.language ? undefined : record.language}>
            {isProperty ? record.TypeDescription : line}
          </a>
        </p>
        {isProperty && (
          <p>
            {line}
            <br />
            <strong>{priceText(ctx, record)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
