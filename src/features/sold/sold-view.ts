import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { formatCityName } from '../../domain/format/address';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatWord } from '../../domain/language/catalogue-words';
import { slugify } from '../../domain/routing/slug';
import type { SoldHome } from '../../domain/site/sold-home';
import { listPlacedHomes, listSoldHomes } from '../../domain/site/sold-home';
import { findTownOf } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';

/** A town of the archive: the last segment of its path, and its name as people write it. */
interface SoldTown {
  slug: string;
  name: string;
}

/** A home of the archive with what may be told of it. */
export interface ToldHome {
  home: SoldHome;
  /** Undefined where its name would give the home away. */
  town: SoldTown | undefined;
  /** What kind of home it is, in the visitor's language. */
  type: string;
  /** Its listing, if the owner agreed that it is shown and the catalogue still holds it. */
  card: PropertyCardRecord | undefined;
}

/** Lists the homes of the archive of today for one goal, the latest first, each with its town if that may be told. */
export function listToldHomes(ctx: RequestContext, goal: SoldHome['goal']): ToldHome[] {
  const { site } = ctx.snapshot;
  const homes = listSoldHomes(site.sold, toBrusselsDay(new Date())).filter(
    (home) => home.goal === goal,
  );
  const placed = new Set(listPlacedHomes(homes));
  return homes.map((home) => ({
    home,
    town: placed.has(home) ? describeTown(ctx, home) : undefined,
    type: findType(ctx, home),
    card: undefined,
  }));
}

/** Returns the homes with their listings, as far as these may be shown. */
export async function loadSoldCards(
  { snapshot, catalogueLanguage }: RequestContext,
  homes: readonly ToldHome[],
): Promise<ToldHome[]> {
  const ids = homes.filter(({ home }) => home.consent.home).map(({ home }) => home.id);
  const cards = await snapshot.catalogue.loadCards(ids, catalogueLanguage);
  const byId = new Map(cards.map((card) => [card.ID, card]));
  return homes.map((told) => ({ ...told, card: byId.get(told.home.id) }));
}

function describeTown({ snapshot }: RequestContext, { City, Zip }: SoldHome): SoldTown {
  const { site } = snapshot;
  return {
    slug: findTownOf(site, { City, Zip })?.slug ?? slugify(City),
    name: formatCityName(City, site.configuration.listings),
  };
}

function findType({ snapshot, catalogueLanguage, language }: RequestContext, home: SoldHome) {
  const type = snapshot.site.categories.find(
    (category) => category.WebID === home.WebID && category.language === catalogueLanguage,
  );
  return formatWord('MainTypeName', type?.Name ?? '', language);
}
