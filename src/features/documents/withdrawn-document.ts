import { CATALOGUE_LANGUAGES } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import type { Form } from '../forms/kit/definition/form';
import { loadSubject } from '../forms/kit/submit/subject';

/**
 * Returns whether the property or project of a link names its document no more, or another content of it. Of one that
 * is not on the site, or not yet, the version decides.
 */
export async function isWithdrawn(
  ctx: RequestContext,
  about: NonNullable<Form['about']>,
  id: string,
  hash: string,
): Promise<boolean> {
  const { documents } = ctx.snapshot;
  const query = new URLSearchParams({ [about]: id });
  const subjects = await Promise.all(
    CATALOGUE_LANGUAGES.map((catalogueLanguage) =>
      loadSubject({ ...ctx, catalogueLanguage }, about, query),
    ),
  );
  const isOnSite = subjects.some((subject) => subject !== undefined);
  const files = isOnSite
    ? subjects.flatMap((subject) => subject?.record.Documents ?? []).map(({ File }) => File)
    : Object.keys(documents);
  return !files.some((file) => documents[file] === hash);
}
