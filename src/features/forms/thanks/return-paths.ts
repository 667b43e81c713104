import { findOfferedSection } from '../../../domain/catalogue/property-counts';
import { getListingSection, localizePath } from '../../../domain/routing/href';
import { LISTING_SECTIONS } from '../../../domain/routing/section';
import type { RequestContext } from '../../../platform/request-context';
import type { Form } from '../kit/definition/form';
import type { Subject } from '../kit/submit/subject';
import { loadSubject } from '../kit/submit/subject';
import type { ReturnPaths } from './page';

/** Returns what the form before a thank-you page was about, by its own query or that of the page before it. */
export async function findSentSubject(
  ctx: RequestContext,
  query: URLSearchParams,
  referer: string | undefined,
): Promise<Subject | undefined> {
  const previous = parseOwnUrl(referer, ctx.origin);
  return (await findSubject(ctx, query)) ?? (await findSubject(ctx, previous?.searchParams));
}

/**
 * Returns the paths back from a thank-you page. The previous page is the one before the form, else the
 * home page; after a form about a property it is the property's page, since the form is empty now. The
 * list is the one that the visitor came from, that of the property, or that of the form.
 */
export function resolveReturnPaths(
  ctx: RequestContext,
  subject: Subject | undefined,
  referer: string | undefined,
  form: Pick<Form, 'list'> | undefined,
): ReturnPaths {
  const { href, origin, snapshot } = ctx;
  const previous = parseOwnUrl(referer, origin);
  const listPath = subject
    ? href.find(getSubjectList(subject))
    : (previous && findListPath(ctx, previous)) ||
      href.find(findOfferedSection(snapshot.catalogue.counts, form?.list ?? '/for-sale/'));
  return {
    previous: subject?.path ?? (previous ? previous.pathname + previous.search : href.home()),
    list: listPath,
  };
}

/** Parses the address of a page of this site; '//example.com' would lead to another one. */
function parseOwnUrl(address: string | undefined, ownOrigin: string): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === ownOrigin && !url.pathname.startsWith('//') ? url : undefined;
}

async function findSubject(
  ctx: RequestContext,
  query: URLSearchParams | undefined,
): Promise<Subject | undefined> {
  for (const about of ['property', 'project'] as const) {
    const subject = query?.has(about) && (await loadSubject(ctx, about, query));
    if (subject) return subject;
  }
  return undefined;
}

const getSubjectList = (subject: Subject) =>
  subject.kind === 'property' ? getListingSection(subject.record) : '/Projects/';

/** Returns the path of the list that an address is, or is below, with the list's own filters. */
function findListPath({ snapshot, language }: RequestContext, url: URL): string | undefined {
  const paths = LISTING_SECTIONS.map((section) =>
    localizePath(snapshot.routeTable, section, language),
  );
  const list = paths.find((path) => path && url.pathname.startsWith(path));
  return list && (url.pathname === list ? list + url.search : list);
}
