import { expect, test } from 'vitest';
import summaries from '../../../data/catalogue/properties.json';
import { fetchDemonstration } from '../listing/demonstration';

/** What the demonstration calls sold or let, each once. */
const CLOSED = [...new Set(summaries.flatMap(({ ID, Marquee }) => (Marquee === 3 ? [ID] : [])))];
/** The line of one that is offered: 'Appartement te koop in Durbuy [6940]'. */
const OFFERED = /(?:te koop in|te huur in|à vendre à|à louer à) [^[<"]+\[\d{4}\]/;

test.each(CLOSED)('no line of %s, which is sold or let, offers it', async (id) => {
  const moved = await fetchDemonstration(`/property/${id}/`);
  const path = moved.headers.get('Location') ?? '';
  const nl = await (await fetchDemonstration(path)).text();
  const [, french = ''] = /href="([^"]*)" lang="fr"/.exec(nl) ?? [];
  const fr = await (await fetchDemonstration(french)).text();
  for (const html of [nl, fr]) {
    expect(html).toContain('og:description');
    const own = html.replaceAll('\u00a0', ' ').replace(/<article[\s\S]*?<\/article>/g, '');
    expect(OFFERED.exec(own)?.[0]).toBeUndefined();
  }
});
