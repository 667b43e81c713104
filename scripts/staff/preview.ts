import { signPreview } from '../../src/platform/auth/preview-link';
import type { Command } from './command';
import { done, refused, WrongUsage } from './command';
import { siteOrigin } from './place';

const DAYS = 7;
const DAY_MS = 86_400_000;
const SHORTEST_SECRET = 32;

/** Decision 6a: what is not published shows only through a link that staff sign. */
export const preview: Command = {
  name: 'preview',
  summary: `a link to a page that is not published yet, good for ${DAYS} days`,
  positionals: ['PATH'],
  details:
    'PATH is the page as it will be: /nl/opendeurdag/. The link is signed with PREVIEW_SECRET from the\nenvironment, which must be the one the site has (locally: .dev.vars).',
  async run({ positionals: [path = ''], where, terminal }) {
    if (!/^\/([^?#\s]+\/)?$/.test(path))
      throw new WrongUsage(`${path} is no path from slash to slash.`);
    const secret = process.env.PREVIEW_SECRET ?? '';
    if (secret.length < SHORTEST_SECRET) {
      const message = `PREVIEW_SECRET is not set, or shorter than ${SHORTEST_SECRET} characters: no link can be signed.`;
      terminal.say(message);
      return refused(message);
    }
    const expires = Date.now() + DAYS * DAY_MS;
    const signed = await signPreview(`/preview${path}`, expires, secret);
    const link = (await siteOrigin(where)) + signed;
    terminal.say(link);
    return done({ link, expires: new Date(expires).toISOString() });
  },
};
