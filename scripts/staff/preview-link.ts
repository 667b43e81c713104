import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { DAY_MS } from '../../src/domain/format/durations';
import { createPreviewPath } from '../../src/platform/auth/preview-link';
import type { Command } from './command';
import { createRefusal, createSuccess, UsageError } from './command';
import type { StoreOptions } from './stores';
import { readSiteOrigin } from './stores';

const LINK_VALID_DAYS = 7;
const MIN_SECRET_LENGTH = 32;

/** The command that signs a link to an unpublished page, which opens only so (decision 6a). */
export const previewLink: Command = {
  name: 'preview',
  summary: `signs a link to a page that is not published yet, valid for ${LINK_VALID_DAYS} days`,
  positionals: ['PATH'],
  details:
    'PATH is the path that the page will have: /nl/opendeurdag/. Links inside the preview stay in it.\nThe link is signed with PREVIEW_SECRET from the environment, else (without --remote) from .dev.vars; it\nmust be the secret of the site.',
  async run({ positionals: [path = ''], storeOptions, terminal }) {
    if (!/^\/([^?#\s]+\/)?$/.test(path))
      throw new UsageError(`${path} is no path that begins and ends with a slash.`);
    const secret = await readPreviewSecret(storeOptions);
    if (secret.length < MIN_SECRET_LENGTH) {
      const message = `PREVIEW_SECRET is not set, or shorter than ${MIN_SECRET_LENGTH} characters: no link can be signed.`;
      terminal.print(message);
      return createRefusal(message);
    }
    const expires = Date.now() + LINK_VALID_DAYS * DAY_MS;
    const signed = await createPreviewPath(path, expires, secret);
    const link = (await readSiteOrigin(storeOptions)) + signed;
    terminal.print(link);
    return createSuccess({ link, expires: new Date(expires).toISOString() });
  },
};

/** Reads the secret from the environment, else that of the local site from .dev.vars; empty without one. */
async function readPreviewSecret({ remote }: Pick<StoreOptions, 'remote'>): Promise<string> {
  const { PREVIEW_SECRET } = process.env;
  if (PREVIEW_SECRET || remote) return PREVIEW_SECRET ?? '';
  const variables = parseEnv(await readFile('.dev.vars', 'utf8').catch(() => ''));
  return variables.PREVIEW_SECRET ?? '';
}
