import type { ModuleProps } from './module-body';
import { people } from './people';

/** The people whom a contact relation names: those of the team who carry its id (§2.6, §9). */
export function contact(props: ModuleProps) {
  const group = Number(props.module.relations.id);
  const { team } = props.ctx.snapshot.site;
  return people(
    props,
    team.filter(({ contact: groups }) => groups.includes(group)),
  );
}
