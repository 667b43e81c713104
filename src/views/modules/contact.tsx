import type { ModuleProps } from './module-renderer';
import { renderPeople } from './people';

/** The people whom a contact relation names: those of the team who carry its id (§2.6, §9). */
export function renderContact(props: ModuleProps) {
  const group = Number(props.module.relations.id);
  const { team } = props.ctx.snapshot.site;
  return renderPeople(
    props,
    team.filter(({ contact: groups }) => groups.includes(group)),
  );
}
