import type { ConfiguredValue } from './configured-values';
import { replaceValues } from './configured-values';
import type { SiteFiles } from './site-files';
import { RefusedFilesError } from './site-files';
import type { SiteInMemory, SiteWorkshop } from './site-in-memory';
import { listLikelyPaths, listSitePaths } from './site-pages';

/** Pages remembered for the values of one name. */
const MAX_RECENT = 4;

/**
 * Finds the values whose replacement changes no page. Each is tried on the pages on which it most likely shows, first
 * on that which the value before it changed; those that show on none are tried together on all pages.
 */
export async function findDeadValues(
  values: readonly ConfiguredValue[],
  files: SiteFiles,
  workshop: SiteWorkshop,
  report: (tried: number) => void = () => undefined,
): Promise<ConfiguredValue[]> {
  const site = await workshop.open(files);
  const answers = new KnownAnswers(site);
  const recent = new Map<string, string[]>();
  const quiet: ConfiguredValue[] = [];
  for (const [index, value] of values.entries()) {
    report(index);
    const key = `${value.file} ${value.keys.filter((part) => typeof part === 'string').join('.')}`;
    const before = recent.get(key) ?? [];
    const likely = listLikelyPaths(site.snapshot, value);
    const path = await findChangedPath(value, new Set([...before, ...likely]));
    if (path === undefined) quiet.push(value);
    else if (path) recent.set(key, [...new Set([path, ...before])].slice(0, MAX_RECENT));
  }
  const paths = quiet.length > 0 ? await listSitePaths(site.snapshot) : [];
  let dead: readonly ConfiguredValue[] = quiet;
  const rounds = Math.max(0, ...quiet.map(({ replacements }) => replacements.length));
  for (let round = 0; round < rounds; round++) {
    const tried = dead.filter(({ replacements }) => round < replacements.length);
    const rest = new Set([
      ...dead.filter((value) => !tried.includes(value)),
      ...(await divide(tried, round, paths)),
    ]);
    dead = dead.filter((value) => rest.has(value));
  }
  return [...dead];

  /** Returns a path whose page a replacement changes; empty if there is no site without the value. */
  async function findChangedPath(
    value: ConfiguredValue,
    paths: ReadonlySet<string>,
  ): Promise<string | undefined> {
    for (const round of value.replacements.keys()) {
      const changed = await openWith([value], round);
      if (!changed) return '';
      for (const path of paths) if (await answers.differ(changed, path)) return path;
    }
    return undefined;
  }

  /** Returns those of a group that change nothing: all of them if all together do not. */
  async function divide(
    group: readonly ConfiguredValue[],
    round: number,
    paths: readonly string[],
  ): Promise<readonly ConfiguredValue[]> {
    if (group.length === 0) return [];
    const changed = await openWith(group, round);
    const changedPaths: string[] = [];
    for (const path of changed ? paths : [])
      if (changed && (await answers.differ(changed, path))) {
        if (group.length === 1) return [];
        changedPaths.push(path);
      }
    if (changed && changedPaths.length === 0) return group;
    if (group.length === 1) return [];
    const half = Math.ceil(group.length / 2);
    const rest = changed ? changedPaths : paths;
    return [
      ...(await divide(group.slice(0, half), round, rest)),
      ...(await divide(group.slice(half), round, rest)),
    ];
  }

  /** Opens the site with other values; undefined if it cannot be made with them. */
  function openWith(
    group: readonly ConfiguredValue[],
    round: number,
  ): Promise<SiteInMemory | undefined> {
    const changes = group.map(({ replacements, ...place }) => ({
      ...place,
      replacement: replacements[round],
    }));
    return workshop.open(replaceValues(files, changes)).catch((problem) => {
      if (problem instanceof RefusedFilesError) return undefined;
      throw problem;
    });
  }
}

/** What a site answers to each path, kept until the page says something else by itself: at another minute, say. */
class KnownAnswers {
  readonly #answers = new Map<string, string>();
  /** Paths that are answered otherwise each time. */
  readonly #unsteady = new Set<string>();
  readonly #site: SiteInMemory;

  constructor(site: SiteInMemory) {
    this.#site = site;
  }

  /** Returns whether another site answers a path otherwise, and not only because each answer to it is another one. */
  async differ(other: SiteInMemory, path: string): Promise<boolean> {
    if (this.#unsteady.has(path)) return false;
    const known = this.#answers.get(path) ?? (await this.#site.render(path));
    const answer = await other.render(path);
    const now = answer === known ? known : await this.#site.render(path);
    this.#answers.set(path, now);
    if (answer === known || answer === now) return false;
    if (now === known || (await this.#site.render(path)) === now) return true;
    this.#unsteady.add(path);
    return false;
  }
}
