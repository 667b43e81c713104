import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createAgencyCard } from '../../../../scripts/staff/snapshot/share-card/agency-card';
import { outlineText } from '../../../../scripts/staff/snapshot/share-card/outline-text';
import { drawPaper } from '../../../../scripts/staff/snapshot/share-card/page-card';
import { Property } from '../../../../src/domain/catalogue/property';
import { getTranslator } from '../../../../src/domain/language/texts';
import { Configuration } from '../../../../src/domain/site/configuration/configuration';
import { buildPalette, DEFAULT_COLORS } from '../../../../src/domain/site/palette';
import { describePropertyCard, getCardColors } from '../../../../src/domain/site/share-card';
import { getSiteColors } from '../../../../src/domain/site/site-colors';
import { buildAgencyFiles, OWN_AGENCIES } from '../../../own-agencies/agencies';

/** Lists the outlines of a drawing's lines: what it says, and in which sizes. */
const listOutlines = (svg = '') => [...svg.matchAll(/ d="([^"]*)"\/>/g)].map(([, path]) => path);

const PICTURE = {
  XLargePictureItem: { Url: '/media/pictures/0123456789abcdef0123456789abcdef.webp' },
};

const outline = async (text: string, size: number) => (await outlineText(text, size))?.path;

describe.each(OWN_AGENCIES)('the cards of %s', (name, agency) => {
  const files = buildAgencyFiles(agency);
  const configuration = v.parse(Configuration, files['site/configuration.json']);
  const wording = { listings: configuration.listings, t: getTranslator('nl') };

  test('say its name and the town of its office, in its colours', async () => {
    const { svg = '' } = (await createAgencyCard(configuration)) ?? {};
    const outlines = listOutlines(svg);
    expect(outlines).toContain(await outline(name, 104));
    expect(outlines).toContain(await outline(agency.answers.city ?? '', 52));
    // Ground, band, name, town, mark: nothing else is drawn.
    expect(outlines).toHaveLength(5);
    const { forest, paper } = buildPalette(getSiteColors(configuration));
    for (const color of [forest, paper]) expect(svg).toContain(`fill="${color}"`);
    for (const color of Object.values(DEFAULT_COLORS)) expect(svg).not.toContain(color);
  });

  test('say the place and the price of a listing', async () => {
    const [listing] = files['catalogue/properties.json'];
    const [detail] = files['catalogue/property-details.json'];
    const describe = (changes: object) =>
      describePropertyCard(
        v.parse(Property, { ...detail, ...listing, ...PICTURE, ...changes }),
        wording,
      );
    const facts = describe({});
    expect(facts?.price).toBe('€\u00a0385.000');
    expect(facts?.place.toUpperCase()).toBe(agency.town.name);
    const outlines = listOutlines(facts && (await drawPaper(facts, getCardColors(configuration))));
    expect(outlines).toHaveLength(3);
    expect(outlines).toContain(await outline(facts?.place ?? '', 52));
    expect(outlines).toContain(await outline('€\u00a0385.000', 84));
    expect(describe({ PublishPrice: false })).toEqual({ ...facts, price: '' });
    // A sold home has its photograph alone.
    const sold = describe({ Marquee: configuration.listings.marqueeSold?.[0] });
    expect(sold).toEqual({ ...facts, place: '', price: '' });
  });
});
