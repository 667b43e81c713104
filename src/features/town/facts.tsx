import { TOWN_FACT_TERMS } from '../../domain/site/town-terms';
import type { TownText } from '../../domain/site/town-text';
import type { RequestContext } from '../../platform/request-context';
import type { IconName } from '../../views/ui/icon';
import { Icon } from '../../views/ui/icon';
import { LocalizedText } from '../../views/ui/localized-text';

type TownFact = TownText['facts'][number];

const ICONS: Readonly<Record<TownFact['kind'], IconName>> = {
  light: 'sun',
  sound: 'sound',
  transport: 'train',
  water: 'drop',
  shops: 'basket',
  school: 'book',
};

/** What the agency knows of a town, by kind: light, sound, transport, water, shops, school. */
export function TownFacts({ ctx, facts }: { ctx: RequestContext; facts: readonly TownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="town__facts">
      {facts.map(({ kind, text }) => (
        <div key={kind}>
          <dt>
            <Icon name={ICONS[kind]} /> {ctx.t(TOWN_FACT_TERMS[kind])}
          </dt>
          <dd>
            <LocalizedText ctx={ctx} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
