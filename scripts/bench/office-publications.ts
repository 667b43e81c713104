import { startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8797';
const LISTING = { desk: '/nl/desk/aanbod/84213/', public: '/nl/te-koop/durbuy/huis/84213/' };
const MEMBER = { desk: '/nl/desk/website/team/2/', public: '/nl/ons-team/' };
const PUBLISH = '/nl/desk/website/publiceren/';
/** The most seconds of a publication, and until a visitor reads another price or state. */
const [MAX_PUBLICATION_S, MAX_SEEN_S] = [10, 60];

/**
 * Prints the seconds from a press at the desk to the page that a visitor reads, for a publication, another price and
 * another state of a listing. Returns whether one of them is above its limit.
 */
export async function measurePublications(
  state: string,
  cookie: string,
  print: (name: string, figure: string) => void,
): Promise<boolean> {
  const server = await startWranglerServer(state, ORIGIN, '/nl/', {}, { log: 'none' });
  const read = async (path: string) =>
    (await fetch(ORIGIN + path, { headers: { Cookie: cookie } })).text();
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(ORIGIN + path, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { Cookie: cookie, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
  };
  /** Reads what a form of the listing holds as the values that its page showed. */
  const readSeen = async (form: string) => {
    const [, inner = ''] =
      new RegExp(`id="${form}"([\\s\\S]*?)</form>`).exec(await read(LISTING.desk)) ?? [];
    return /name="seen" value="([^"]*)"/.exec(inner)?.[1] ?? '';
  };
  let isOver = false;
  const measure = async (
    name: string,
    max: number,
    press: () => Promise<void>,
    page: string,
    words: string,
  ) => {
    await fetch(ORIGIN + page);
    const start = performance.now();
    const getSeconds = () => (performance.now() - start) / 1000;
    await press();
    const pressed = getSeconds();
    while (!(await (await fetch(ORIGIN + page)).text()).includes(words) && getSeconds() < max * 2)
      await new Promise((resolve) => setTimeout(resolve, 250));
    const seen = getSeconds();
    const isLate = (max === MAX_PUBLICATION_S ? pressed : seen) > max;
    isOver ||= isLate;
    const mark = isLate ? '  OVER' : '';
    print(name, `${pressed.toFixed(1)} s, seen after ${seen.toFixed(1)} s${mark}`);
  };
  try {
    await read(LISTING.desk);
    const price = { action: 'price', price: '571.500', seen: await readSeen('price') };
    await measure(
      'a price, until it is live',
      MAX_SEEN_S,
      () => post(LISTING.desk, price),
      LISTING.public,
      '571.500',
    );
    const state = { action: 'state', state: 'under-option', seen: await readSeen('state') };
    await measure(
      'a state, until it is live',
      MAX_SEEN_S,
      () => post(LISTING.desk, state),
      LISTING.public,
      'is onder optie',
    );
    await post(MEMBER.desk, { action: 'save', 'role.nl': 'Schatter in Durbuy' });
    const publish = { action: 'publish', sure: 'yes', documents: 'team/2' };
    await measure(
      'a publication',
      MAX_PUBLICATION_S,
      () => post(PUBLISH, publish),
      MEMBER.public,
      'Schatter in Durbuy',
    );
    return isOver;
  } finally {
    await server.kill();
  }
}
