import type { ModuleProps } from './module-renderer';
import { renderPeople } from './people';

/** Renders the members of the team who have the id of the contact relation (§2.6, §9). */
export function renderContact(props: ModuleProps) {
  const group = Number(props.module.relations.id);
  const { team } = props.ctx.snapshot.site;
  return renderPeople(
    props,
    team.filter(({ contact: groups }) => groups.includes(group)),
  );
}
