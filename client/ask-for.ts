const asked: Record<string, Promise<unknown> | undefined> = {};

/**
 * Asks for a file of the site once; resolves when a stylesheet is applied, at once for what is only fetched. What did not
 * come is asked for again next time, and a stylesheet that did not rejects: nothing is shown without its styles. A page in
 * its place, which has no rules, did not come either.
 */
const ask = (path: string, as = ''): Promise<unknown> =>
  (asked[path] ??= new Promise<unknown>((done, fail) => {
    const link = document.createElement('link');
    const isStyle = path.endsWith('css');
    link.rel = isStyle ? 'stylesheet' : as ? 'preload' : 'modulepreload';
    link.as = as;
    // As scripts ask for it: what is preloaded otherwise is fetched twice.
    link.crossOrigin = '';
    link.href = path;
    const lose = () => {
      delete asked[path];
      fail(path);
    };
    link.onerror = lose;
    link.onload = () => (link.sheet?.cssRules[0] ? done(0) : isStyle && lose());
    // Last in the body: before other styles they would make Chromium apply the fonts anew (decision 66).
    document.body.append(link);
    if (!isStyle) done(0);
  }));

/**
 * Loads a script together with its styles and the scripts that it imports, all asked for at once (decision 133).
 * The build puts it around each `import()` of the client, with the names of the files.
 * @public
 */
export const loadTogether = <Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> =>
  Promise.all([load(), ...files.map((file) => ask(`/${file}`))]).then(([module]) => module);

/** Asks for data that a script will fetch, beside the script. */
export const askForData = (path: string) => ask(path, 'fetch');

/** Returns the path of a fragment in the page's language. */
export const getFragmentPath = (name: string): string =>
  `/${document.documentElement.lang}/fragments/${name}/`;
