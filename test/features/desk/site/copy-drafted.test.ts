import { beforeAll, describe, expect, test } from 'vitest';
import type { EditableSite } from '../../../../src/domain/site/editable-site';
import type { TownText } from '../../../../src/domain/site/town-text';
import type { SiteDraft } from '../../../../src/features/desk/site/apply-drafts';
import { applyDrafts } from '../../../../src/features/desk/site/apply-drafts';
import { loadLiveSite, openSiteDesk } from './site-desk';

const freeze = <Value>(value: Value): Value => {
  for (const inner of Object.values(value ?? {})) if (typeof inner === 'object') freeze(inner);
  return Object.freeze(value);
};

let live: EditableSite;
beforeAll(async () => {
  await openSiteDesk();
  const site = await loadLiveSite();
  const consent = { owner: '2026-05-04', home: false };
  live = freeze({
    ...site,
    sold: [
      {
        ...{ id: 902, goal: 'sale', outcome: 'closed', month: '2026-05', image: null, consent },
        ...{ City: 'DURBUY', Zip: '6940', WebID: '1' },
      },
    ],
    townTexts: [{ Name: 'BOMAL', character: { nl: 'Een dorp.' } } as TownText],
  });
});

/** Drafts of each kind, and the lists of the site that they may change. */
const DRAFTS: readonly [string, readonly (keyof EditableSite)[], Omit<SiteDraft, 'document'>][] = [
  ['pages/3', ['menu', 'routes'], { field: 'page.params.title.nl', value: 'Anders' }],
  ['pages/3', ['menu', 'routes'], { field: '', value: null }],
  ['team/1', ['team'], { field: 'role.nl', value: 'Schatter' }],
  ['team/1', ['team'], { field: '', value: null }],
  ['team/99', ['team'], { field: '', value: { id: 99, name: 'Nieuw' } }],
  ['articles/801', ['articles'], { field: 'title.nl', value: 'Anders' }],
  [
    'sold/901',
    ['sold'],
    {
      field: '',
      value: {
        ...{ id: 901, goal: 'sale', outcome: 'closed', month: '2026-05', City: 'DURBUY' },
        ...{ Zip: '6940', WebID: '1', consent: { owner: '2026-05-04' } },
      },
    },
  ],
  ['sold/902', ['sold'], { field: 'month', value: '2026-06' }],
  ['towns/durbuy', ['townTexts'], { field: '', value: { Name: 'DURBUY', character: {} } }],
  ['towns/bomal', ['townTexts'], { field: 'character.nl', value: 'Aan de Ourthe.' }],
  ['popup', ['configuration'], { field: 'title.nl', value: 'Anders' }],
  ['hours', ['configuration'], { field: 'offices.0.hours.nl', value: 'Anders' }],
  ['texts', ['texts'], { field: 'FOR_SALE.nl', value: 'Anders' }],
];

describe('a site with drafts', () => {
  test.each(DRAFTS)(
    'of %s copies %s at most: the live one stays, and is shared',
    (document, changed, draft) => {
      const site = applyDrafts(live, [{ document, ...draft }]);
      for (const key of ['configuration', 'menu', 'routes', 'texts'] as const)
        if (!changed.includes(key)) expect(site[key]).toBe(live[key]);
      for (const key of ['articles', 'team', 'sold', 'townTexts'] as const)
        if (!changed.includes(key))
          for (const [index, record] of site[key].entries()) expect(record).toBe(live[key][index]);
      expect(site).not.toEqual(live);
    },
  );
});
