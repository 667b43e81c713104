import { ProjectCard } from '../../../views/cards/project-card';
import type { ModuleProps } from './module-renderer';

/** Renders the new-build projects in the catalogue language, at most `maxItems` (§2.6, §8). */
export function renderProjectList({ ctx, module, heading }: ModuleProps) {
  const { snapshot, catalogueLanguage, t } = ctx;
  const projects = snapshot.catalogue.projects
    .filter(({ language }) => language === catalogueLanguage)
    .slice(0, module.maxItems);
  if (projects.length === 0) return <p>{t('NO_PROJECT_MESSAGE')}</p>;
  return (
    <ul className={`module-grid module-grid--wide module-grid--${module.numberItemOfRow}`}>
      {projects.map((project) => (
        <li key={project.ID}>
          <ProjectCard ctx={ctx} project={project} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
