import { findProject } from '../../domain/catalogue/project';
import { formatPhone } from '../../domain/format/phone';
import type { RequestContext } from '../../platform/request-context';
import type { QuestionPart } from './question/question';
import { PAGES_WITHOUT_MENU } from './question/question-data';
import { ResultGroup } from './search-groups';

/** The projects and pages of the site that a question names. */
export function PageGroups({
  ctx,
  parts,
}: {
  ctx: RequestContext;
  parts: readonly QuestionPart[];
}) {
  const { t } = ctx;
  const projects = listProjects(ctx, parts);
  const pages = listPages(ctx, parts);
  return (
    <>
      <ResultGroup title={t('PROJECTS')} empty={projects.length === 0}>
        {projects.map(({ path, name }) => (
          <PageRow key={path} path={path} name={name} />
        ))}
      </ResultGroup>
      <ResultGroup title={t('SEARCH_PAGES')} empty={pages.length === 0}>
        {pages.map(({ path, name, note }) => (
          <PageRow key={path} {...{ path, name, note }} />
        ))}
      </ResultGroup>
    </>
  );
}

const PageRow = ({ path, name, note }: NamedPath) => (
  <li className="search__row">
    <a className="search__page" href={path}>
      {name}
    </a>
    {note && <p>{note}</p>}
  </li>
);

interface NamedPath {
  path: string;
  name: string;
  /** Answers the question where no page is needed for it. */
  note?: string | undefined;
}

/** The projects that a question names, each once. */
export function listProjects(ctx: RequestContext, parts: readonly QuestionPart[]): NamedPath[] {
  const ids = new Set(parts.flatMap((part) => (part.kind === 'project' ? part.id : [])));
  return [...ids].flatMap((id) => {
    const project = findProject(ctx.snapshot.catalogue.projects, id, ctx.catalogueLanguage);
    return project ? [{ path: ctx.href.project(project), name: project.Name }] : [];
  });
}

/** The pages that a question names, each once. */
export function listPages(
  { t, snapshot, href, localize }: RequestContext,
  parts: readonly QuestionPart[],
): NamedPath[] {
  const paths = new Set(parts.flatMap((part) => (part.kind === 'page' ? part.path : [])));
  const phone = formatPhone(snapshot.site.configuration.agency.phone);
  return [...paths].flatMap((path) => {
    const page = snapshot.pages.byOriginal.get(path.toLowerCase());
    const title =
      page?.params.title ?? snapshot.site.articles.find((article) => article.path === path)?.title;
    const own = PAGES_WITHOUT_MENU[path];
    const name = title ? localize(title).text : own && t(own);
    const note = path === '/appointment/' ? t('VISIT_CHANGE_NOTE', { phone }) : undefined;
    return name ? [{ path: href.page(path), name, note }] : [];
  });
}
