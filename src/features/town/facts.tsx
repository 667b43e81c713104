import type { TextKey } from '../../domain/language/texts';
import type { TownText } from '../../domain/site/town-text';
import type { RequestContext } from '../../platform/request-context';
import type { IconName } from '../../views/ui/icon';
import { Icon } from '../../views/ui/icon';
import { LocalizedText } from '../../views/ui/localized-text';

type TownFact = TownText['facts'][number];

const FACTS: Record<TownFact['kind'], { icon: IconName; term: TextKey }> = {
  light: { icon: 'sun', term: 'TOWN_FACT_LIGHT' },
  sound: { icon: 'sound', term: 'TOWN_FACT_SOUND' },
  transport: { icon: 'train', term: 'TOWN_FACT_TRANSPORT' },
  water: { icon: 'drop', term: 'TOWN_FACT_WATER' },
  shops: { icon: 'basket', term: 'TOWN_FACT_SHOPS' },
  school: { icon: 'book', term: 'TOWN_FACT_SCHOOL' },
};

/** What the agency knows of a town, by kind: light, sound, transport, water, shops, school. */
export function TownFacts({ ctx, facts }: { ctx: RequestContext; facts: readonly TownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="town__facts">
      {facts.map(({ kind, text }) => (
        <div key={kind}>
          <dt>
            <Icon name={FACTS[kind].icon} /> {ctx.t(FACTS[kind].term)}
          </dt>
          <dd>
            <LocalizedText ctx={ctx} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
