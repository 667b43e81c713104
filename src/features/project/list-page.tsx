import type { Project } from '../../domain/catalogue/project';
import type { RequestContext } from '../../platform/request-context';
import { ItemListData } from '../../views/cards/item-list-data';
import { ProjectCard } from '../../views/cards/project-card';
import { AgencyContact } from '../../views/layout/agency-contact';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { ConfiguredTexts, findOwnTitle } from '../../views/layout/page-texts';

/** The list of new-build projects (§2.2); a text if there are none (§8, NO_PROJECT_MESSAGE). */
export function ProjectListPage({
  ctx,
  projects,
}: {
  ctx: RequestContext;
  projects: readonly Project[];
}) {
  const { t } = ctx;
  const isSingle = projects.length === 1;
  return (
    <div className="page projects">
      <Breadcrumb ctx={ctx} steps={getRouteBreadcrumb(ctx, '/Projects/')} />
      <h1>{findOwnTitle(ctx, ctx.page?.params.bannerTitle) ?? t('PROJECTS_TITLE')}</h1>
      {projects.length > 0 ? (
        <ul className={isSingle ? 'cards cards--1' : 'cards cards--2'}>
          {projects.map((project, index) => (
            <li key={project.ID}>
              <ProjectCard ctx={ctx} project={project} wide={isSingle} first={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="lead">{t('NO_PROJECT_MESSAGE')}</p>
      )}
      <ItemListData ctx={ctx} paths={projects.map((project) => ctx.href.project(project))} />
      <ConfiguredTexts ctx={ctx} />
      <AgencyContact
        ctx={ctx}
        title={t('REACH_US_SAVED_SEARCH_TITLE')}
        text={t('REACH_US_SAVED_SEARCH_TEXT')}
        subject={t('MAIL_SUBJECT_SAVED_SEARCH')}
      />
    </div>
  );
}
