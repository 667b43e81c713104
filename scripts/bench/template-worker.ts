import page from 'bench:page';
import archive from 'bench:snapshot';
import { findListingIds, paginateIds } from '../../src/domain/catalogue/listing/listing';
import type { ListingSort } from '../../src/domain/catalogue/listing/listing-query';
import type { PropertyCardRecord } from '../../src/domain/catalogue/property-card';
import { unpackSnapshot } from '../../src/platform/snapshot/archive';
import type { Catalogue } from '../../src/platform/snapshot/catalogue-store';
import { openCatalogue } from '../../src/platform/snapshot/catalogue-store';
import { createPartReader } from '../../src/platform/snapshot/part';

/**
 * Reference for the uncached list page: the same page from a hand-written template string, with all
 * records in memory and a constant frame. `bench:page` is the site's first list page, cut at its cards.
 */
let catalogue: Catalogue | undefined;
let records: Map<number, PropertyCardRecord>;
const [pageHead = '', pageTail = ''] = (page as string).split('<!--cards-->');

export default {
  async fetch(request: Request) {
    catalogue ??= await openTemplateCatalogue();
    const search = new URL(request.url).searchParams;
    const [name = '', zip = ''] = (search.get('city') ?? '').split('|');
    const type = Number(search.get('type'));
    const ids = findListingIds(
      catalogue.index,
      {
        goal: 'sale',
        ...(name && { cities: [{ name, zip }] }),
        ...(type && { types: [type] }),
        sort: (search.get('sort') ?? 'date') as ListingSort,
      },
      'nl',
    );
    const { ids: pageIds } = paginateIds(ids, Number(search.get('page') ?? 1));
    const cards = pageIds
      .map((id) => renderTemplateCard(records.get(id) as PropertyCardRecord))
      .join('');
    return new Response(pageHead + cards + pageTail, { headers: { 'Content-Type': 'text/html' } });
  },
};

async function openTemplateCatalogue(): Promise<Catalogue> {
  const { manifest, parts } = await unpackSnapshot(archive as Uint8Array);
  const loaded = await openCatalogue(
    manifest.parts,
    createPartReader(async (hash) => parts.get(hash) as Uint8Array),
    { factRules: {} },
  );
  const all = await loaded.loadCards([...loaded.index.columns.id], 'nl');
  records = new Map(all.map((record) => [record.ID, record]));
  return loaded;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const renderTemplateCard = (r: PropertyCardRecord) =>
  `<li><article class="card"><div class="card__picture"><img src="${escapeHtml(r.XLargePictureItem?.Url ?? '')}" srcSet="${escapeHtml(r.XLargePictureItem?.Url ?? '')} 250w" sizes="(min-width: 1280px) 278px" alt="" width="400" height="300" loading="lazy" decoding="async"/><span class="ribbon">${escapeHtml(r.MarqueeName)}</span></div><p class="card__place"><span>${escapeHtml(r.City)}</span><span class="card__reference">Ref. ${r.ID}</span></p><h3 class="card__headline"><a href="/nl/te-koop/${escapeHtml(r.City.toLowerCase())}/${r.ID}/">${escapeHtml(r.TypeDescription)}</a></h3><ul class="card__facts"><li>${r.NumberOfBedRooms} slk.</li><li>${r.SurfaceLiving} m²</li><li>${r.SurfaceGround} m² grond</li></ul><p class="card__price"><span class="card__amount">€ ${r.Price}</span><span class="epc epc--b"><span class="visually-hidden">EPC-label </span>B</span></p></article></li>`;
