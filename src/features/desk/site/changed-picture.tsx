import * as v from 'valibot';
import { buildImageUrl } from '../../../domain/images/image-url';
import { Media } from '../../../domain/site/media';
import type { RequestContext } from '../../../platform/request-context';

const StoredMedia = v.pipe(v.string(), v.parseJson(), Media);

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
