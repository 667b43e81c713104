import { createApp } from '../../../../src/app';
import type { ListingSettings } from '../../../../src/domain/site/configuration/listings';
import { parseEnvironment } from '../../../../src/env';
import { buildSite } from '../../../../src/platform/snapshot/build/build-site';
import { compileSnapshot } from '../../../../src/platform/snapshot/build/compile';
import type { CompilableSource } from '../../../../src/platform/snapshot/build/source';
import { openCatalogue } from '../../../../src/platform/snapshot/catalogue-store';
import { createPartReader } from '../../../../src/platform/snapshot/part';
import type { Snapshot } from '../../../../src/platform/snapshot/snapshot';
import { createSnapshot, resolveRequest } from '../../../../src/platform/snapshot/snapshot';
import { stubBindings } from '../../../bench/stub-bindings';
import { collectSafeCss } from '../page-css/page-css';
import type { ParsedSiteFiles, SiteFiles } from './site-files';
import { parseSiteFiles } from './site-files';

const ORIGIN = 'http://localhost:8787';

/** A site of one snapshot, which no store holds. */
export interface SiteInMemory {
  snapshot: Snapshot;
  /** Answers a visitor of a path. */
  answer(path: string): Promise<Response>;
  /**
   * Returns what a visitor of a path is answered: status, target, the hosts that it may load from, and body, without
   * what differs at each request.
   */
  render(path: string): Promise<string>;
}

/** Opens sites that differ in the files of their configuration and share one catalogue. */
export class SiteWorkshop {
  readonly #app = createApp();
  readonly #known: { files: SiteFiles; parsed: ParsedSiteFiles };
  #catalogue: Promise<Snapshot['catalogue']> | undefined;
  #safeCss: ReturnType<typeof collectSafeCss> | undefined;

  readonly #source: CompilableSource;

  constructor(source: CompilableSource, files: SiteFiles) {
    this.#source = source;
    this.#known = { files, parsed: parseSiteFiles(files) };
  }

  /** Opens a site with these files; throws if their schemas refuse one. */
  async open(files: SiteFiles): Promise<SiteInMemory> {
    const parsed = parseSiteFiles(files, this.#known);
    const isSame = (file: keyof SiteFiles) => files[file] === this.#known.files[file];
    const safeCss = isSame('site/menu.json')
      ? this.#getSafeCss()
      : collectSafeCss(parsed['site/menu.json']);
    const source: CompilableSource = { ...this.#source, ...parsed, safeCss };
    // Listings are stored by rules of the configuration.
    const catalogue =
      getListings(files) === getListings(this.#known.files)
        ? await this.#getCatalogue()
        : await compileCatalogue(source);
    const bodies = new Map(source['site/articles.json'].map(({ id, body }) => [id, body]));
    const site = {
      ...buildSite(source),
      loadArticleBody: async (id: number) => bodies.get(id) ?? {},
    };
    const snapshot = await createSnapshot(
      { version: '000000000000', documents: {} },
      site,
      catalogue,
    );
    const answer = (path: string) => this.#answer(snapshot, path);
    return { snapshot, answer, render: async (path) => describeAnswer(await answer(path)) };
  }

  #getSafeCss() {
    this.#safeCss ??= collectSafeCss(this.#known.parsed['site/menu.json']);
    return this.#safeCss;
  }

  #getCatalogue() {
    this.#catalogue ??= compileCatalogue({ ...this.#source, ...this.#known.parsed });
    return this.#catalogue;
  }

  async #answer(snapshot: Snapshot, path: string): Promise<Response> {
    const request = new Request(ORIGIN + path, { redirect: 'manual' });
    const route = resolveRequest(request, snapshot);
    const bindings = { ...ENVIRONMENT, snapshot, isStandIn: false, isAway: false, route };
    return this.#app.fetch(request, bindings, {
      waitUntil: () => undefined,
      passThroughOnException: () => undefined,
      props: {},
    });
  }
}

async function describeAnswer(response: Response): Promise<string> {
  const { status, headers } = response;
  const body = omitChangingValues(await response.text());
  const policy = headers.get('content-security-policy')?.replace(/'sha256-[^']*'/g, '');
  return `${status} ${headers.get('location') ?? ''} ${policy}\n${body}`;
}

/** Returns the settings by which listings are stored; the others are read when a page is made. */
function getListings(files: SiteFiles): string {
  const { listings = {} } = files['site/configuration.json'] as { listings?: object };
  const { citySpelling, boxPrefix, region, ...stored } = listings as Partial<ListingSettings>;
  return JSON.stringify(stored);
}

const ENVIRONMENT = readEnvironment();

function readEnvironment() {
  const parsed = parseEnvironment(stubBindings);
  if (!parsed.ok) throw new Error(parsed.missing.join('\n'));
  return parsed.environment;
}

async function compileCatalogue(source: CompilableSource): Promise<Snapshot['catalogue']> {
  const { manifest, parts } = await compileSnapshot(source, {}, new Date(0));
  return openCatalogue(
    manifest.parts,
    createPartReader(async (hash) => parts.get(hash) as Uint8Array),
    source['site/configuration.json'].listings,
  );
}

/** Tickets, keys, ids of requests, a moment that is counted from now, and the question against robots. */
const omitChangingValues = (body: string) =>
  body
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
    .replace(/^Expires: .*$/m, '')
    .replace(/value="[\w.~-]{30,}"/g, '')
    .replace(/(<label[^>]*-robot">)[^<]*/g, '$1');
