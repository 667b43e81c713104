/**
 * Answers `npm run NAME -- --help` with the usage of that command, before its script is read: package.json imports this
 * file in front of it. Commands that read options with a library (staff, deploy) say their own.
 */

const LOCAL_OPTIONS = `
  --port PORT        the port (default 8787)
  --persist-to DIR   the folder of the local data (default .wrangler/state)
  --var NAME:VALUE   a variable of the worker, such as RATE_SCALE:10`;
const WRANGLER_OPTIONS = 'Other options are those of wrangler: npx wrangler dev --help';

/** What each command does, by its name in package.json: its options, then sentences. */
const USAGES = {
  start: `[-- OPTIONS]

Installs, builds, loads data/ where nothing is loaded yet, and opens the site on this machine.
${LOCAL_OPTIONS}
  --demo             adds the accounts and the office of the demonstration to a snapshot of your own

${WRANGLER_OPTIONS}`,
  dev: `[-- OPTIONS]

Opens the site on this machine, and builds it again on each change.
${LOCAL_OPTIONS}

${WRANGLER_OPTIONS}`,
  test: `

Runs types, lint, unused code and all tests, with one summary. Exit code 0 only when all passed.
SEED=7 npm test draws other random cases; CHROMIUM names the browser. One file: npx vitest run --project worker FILE`,
  check: `

Runs types, lint and unused code, for before a commit.`,
  build: `

Makes dist/: client, stylesheets, texts and the embedded snapshot; SNAPSHOT_DIR names another than data/.`,
  bench: `[-- DRILL]

Measures sizes, speed and memory; exit code 1 where a budget is exceeded or a drill fails. Without a drill: the table of
docs/goals.md. A drill alone:

  --bookings N     concurrent bookings of a few hours
  --faults N       forms sent while server, mail and database fail
  --load           a hundred readers for a minute while the live version is switched
  --mails N        new leads while N other mails fail
  --hostile N      hostile inputs at every injection point
  --latency SIZES  from input to paint            --lists        queries of lists
  --accounts       known and unknown accounts     --sign-ins     pages beside fifty wrong passwords a second
  --growth SIZES   the growth table, publishing   --memory SIZES what an isolate holds
  --alerts         saved searches                 --views N      page views of people and programs
  --requests N     an isolate after N requests    --rows N       rows that pages of desk and accounts read
  --costs          what a month costs             --questions    typed questions, the longest and worst too
  --map            the map of a catalogue         --waves        the first use of each feature
  --paints         the first paints of a visit    --main-thread  a phone's main thread
  --uploads        the largest forms with files   --desk         pages of the desk, in a large site

  --listings N     the size of the catalogue (default 12000). SIZES are numbers with commas: 120,1200`,
  mutate: `[-- OPTIONS]

Breaks guarantees one at a time in a copy, and runs the tests that must notice (decision 94).

  --only TEXT[,TEXT]  those whose names contain a text
  --jobs N            in N copies at once (default 1)
  --again             also those with a result`,
  wrangler: `-- [--env NAME] WORDS

Runs wrangler for a live site of data/environments, production by default: tail, rollback, secret put, d1 …
What wrangler knows: npx wrangler --help`,
  demo: `

Makes the demonstration's catalogue anew: data/catalogue/, data/site/towns.json, data/documents/.`,
  'base-map': `

Makes the drawings of the map anew: the demonstration's, and Belgium with its borders.`,
  pictures: `[-- NAME …]

Makes the demonstration's pictures anew: those whose names contain a NAME, or all, which takes Blender and an hour.`,
  'contact-sheet': `

Writes dist/contact-sheet.html: every first picture with its headlines.`,
  screenshots: `[-- ORIGIN]

Takes the README's pictures of a running demonstration (default http://localhost:8787).`,
  notices: `

Writes public/third-party-notices.txt, which the site serves: the licences of what ships.`,
  sbom: `

Writes dist/sbom.json (CycloneDX): the packages that ship.`,
};

/** Commands that npm knows without 'run'. */
const SHORT = ['start', 'test'];

const { npm_lifecycle_event: name = '' } = process.env;
const usage = USAGES[name];
// What follows a word of wrangler's is wrangler's to answer.
const words = process.argv.slice(2, name === 'wrangler' ? 3 : undefined);
if (usage !== undefined && words.some((word) => word === '--help' || word === '-h')) {
  console.log(
    `Usage: npm ${SHORT.includes(name) ? '' : 'run '}${name} ${usage}`.replace(/ \n/, '\n'),
  );
  process.exit();
}
