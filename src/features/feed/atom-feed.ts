import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { formatCityName } from '../../domain/format/address';
import { escapeXml } from '../../domain/format/xml';
import { buildImageUrl } from '../../domain/images/image-url';
import { formatWord } from '../../domain/language/catalogue-words';
import type { RequestContext } from '../../platform/request-context';
import { formatCardFacts } from '../../views/cards/card-facts';
import { formatPriceLine } from '../../views/facts/property-price';
import { findUpdated } from './change-moments-store';

export interface FeedContent {
  title: string;
  /** Paths of the feed and of the page that lists the same. */
  path: string;
  pagePath: string;
  properties: readonly PropertyCardRecord[];
  /** What the law wants in an advertisement of a property, by ID. */
  law: ReadonlyMap<number, readonly string[]>;
  /** When a property changed last, by ID, in milliseconds since 1970. */
  moments: ReadonlyMap<number, number>;
}

/** Builds an Atom feed (RFC 4287) of cards: they hold no unpublished address or price (decision 11). */
export function buildAtomFeed(ctx: RequestContext, content: FeedContent): string {
  const { origin, language, snapshot } = ctx;
  const { name } = snapshot.site.configuration.agency;
  const updated = content.properties.map((property) => findUpdated(property, content.moments));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(`${content.title} · ${name}`)}</title>`,
    `<id>${escapeXml(origin + content.path)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + content.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + content.pagePath)}"/>`,
    `<updated>${formatMoment(Math.max(0, ...updated))}</updated>`,
    `<author><name>${escapeXml(name)}</name></author>`,
    ...content.properties.map((property, row) =>
      buildEntry(ctx, property, updated[row] ?? 0, content.law.get(property.ID) ?? []),
    ),
    '</feed>\n',
  ].join('\n');
}

/** Its id is the original path of the property, the same in every language and under every title. */
function buildEntry(
  ctx: RequestContext,
  property: PropertyCardRecord,
  updated: number,
  law: readonly string[],
): string {
  const { origin, href, snapshot, t } = ctx;
  const { listings } = snapshot.site.configuration;
  const city = formatCityName(property.City, listings);
  const title = [property.TypeDescription, city].filter(Boolean).join(' · ');
  const lines = [
    formatPriceLine(ctx, property),
    [formatWord('MainTypeName', property.MainTypeName, ctx.language), city]
      .filter(Boolean)
      .join(', '),
    formatCardFacts(property, t).join(' · '),
    law.join(' · '),
  ].filter(Boolean);
  const posted = property.DatePosted ? Date.parse(property.DatePosted) : Number.NaN;
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(`${origin}/property/${property.ID}/`)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + href.property(property))}"/>`,
    `<updated>${formatMoment(updated)}</updated>`,
    ...(Number.isNaN(posted) ? [] : [`<published>${formatMoment(posted)}</published>`]),
    `<summary>${escapeXml(lines.join('\n'))}</summary>`,
    `<content type="html">${escapeXml(buildHtml(ctx, property, lines))}</content>`,
    '</entry>',
  ].join('');
}

function buildHtml(ctx: RequestContext, property: PropertyCardRecord, lines: readonly string[]) {
  const picture = getPictureUrl(property);
  const { images } = ctx.snapshot.site.configuration;
  const url = picture && new URL(buildImageUrl(picture, 750, images), ctx.origin).href;
  const paragraphs = lines.map((line) => `<p>${escapeXml(line)}</p>`).join('');
  return url ? `<p><img src="${escapeXml(url)}" alt=""/></p>${paragraphs}` : paragraphs;
}

const formatMoment = (moment: number): string => new Date(moment).toISOString();
