import * as v from 'valibot';
import { buildImageUrl } from '../../../domain/images/image-url';
import type { Language } from '../../../domain/language/language';
import { Media } from '../../../domain/site/media';
import type { RequestContext } from '../../../platform/request-context';
import { Html } from '../../../views/ui/html';
import { toHtml } from './plain-notation';

/** Shows a longer text as visitors read it, before and after, beside each other where there is room. */
export function ChangedText({
  ctx,
  before,
  after,
  language = ctx.language,
}: {
  ctx: RequestContext;
  before: string | null;
  after: string | null;
  language: Language | undefined;
}) {
  const show = (text: string | null) =>
    text ? (
      <Html ctx={ctx} html={{ [language]: toHtml(text) }} className="prose" />
    ) : (
      ctx.t('DESK_SITE_EMPTY')
    );
  return (
    <div className="desk-change">
      <del>
        <span className="desk-quiet">{ctx.t('DESK_SITE_BEFORE')}</span>
        {show(before)}
      </del>
      <ins>
        <span className="desk-quiet">{ctx.t('DESK_CHANGE_NEW')}</span>
        {show(after)}
      </ins>
    </div>
  );
}

const StoredMedia = v.union([
  v.pipe(v.string(), v.parseJson(), Media),
  v.pipe(
    v.string(),
    v.startsWith('/'),
    v.transform((url) => v.parse(Media, { url })),
  ),
]);

/** A picture of a change, small; nothing for one that cannot be read any more. */
export function ChangedPicture({ ctx, value }: { ctx: RequestContext; value: string }) {
  const { success, output } = v.safeParse(StoredMedia, value);
  if (!success) return null;
  const { url, alt } = output;
  return (
    <img
      className="desk-picture__changed"
      src={buildImageUrl(url, 500, ctx.snapshot.site.configuration.images)}
      alt={ctx.localize(alt).text}
    />
  );
}
