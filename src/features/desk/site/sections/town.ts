import { TOWN_DISTANCE_TERMS, TOWN_FACT_TERMS } from '../../../../domain/site/town-terms';
import type { TownText } from '../../../../domain/site/town-text';
import { TOWN_DISTANCE_KINDS, TOWN_FACT_KINDS } from '../../../../domain/site/town-text';
import type { DocumentContext, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { listPictureFields } from '../pictures/picture-fields';

/** What the desk changes of a town: what it is like to live there, facts by kind, distances by road. */
export const listTownSections = (
  town: TownText,
  { ctx: { t } }: DocumentContext,
): EditedSection[] => [
  {
    legend: 'DESK_SITE_TEXTS',
    fields: [
      field('text', 'character.*', 'DESK_SITE_TOWN_CHARACTER', {
        hint: 'DESK_SITE_TOWN_CHARACTER_HINT',
      }),
      ...listPictureFields(town, 'image', 'DESK_SITE_PICTURE', { shapes: ['wide', 'landscape'] }),
    ],
  },
  {
    legend: 'DESK_SITE_TOWN_FACTS',
    fields: TOWN_FACT_KINDS.map((kind) =>
      field('text', `facts.@${kind}.text.*`, TOWN_FACT_TERMS[kind]),
    ),
  },
  ...TOWN_DISTANCE_KINDS.map((kind) => ({
    legend: 'DESK_SITE_TOWN_DISTANCE' as const,
    name: t(TOWN_DISTANCE_TERMS[kind]),
    isRow: true,
    fields: [
      field('number', `distances.@${kind}.kilometres`, 'DESK_SITE_TOWN_KILOMETRES'),
      field('line', `distances.@${kind}.place`, 'DESK_SITE_TOWN_WHERE'),
    ],
  })),
];
