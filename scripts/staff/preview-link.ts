import { PERIODS } from '../../src/domain/periods';
import { createPreviewPath } from '../../src/platform/auth/preview-link';
import { readWorkerConfiguration } from '../environments/worker-configuration';
import type { Command } from './command';
import { createRefusal, createSuccess, UsageError } from './command';
import { readKeys } from './keys';

/** The command that signs a link to an unpublished page, which opens only so (decision 6a). */
export const previewLink: Command = {
  name: 'preview',
  summary: `signs a link to a page that is not published yet, valid for ${PERIODS.previewLink.days} days`,
  positionals: ['PATH'],
  examples: ['preview /property/84213/'],
  details:
    'PATH is the path that the page will have: /nl/opendeurdag/. Links inside the preview stay in it.\nThe link is signed with PREVIEW_SECRET from the environment, else (without --remote) from .dev.vars; it\nmust be the secret of the site. Of several (PREVIEW_SECRET_2, …) the newest signs.',
  async run({ positionals: [path = ''], storeOptions, terminal }) {
    if (!/^\/([^?#\s]+\/)?$/.test(path))
      throw new UsageError(`${path} is not a path that begins and ends with a slash.`);
    const keys = await readKeys('PREVIEW_SECRET', storeOptions);
    if (!keys) {
      const message = 'PREVIEW_SECRET is not set: no link can be signed.';
      terminal.print(message);
      return createRefusal(message);
    }
    const { preview, until } = await createPreviewPath(path, keys, Date.now());
    const link = (await readWorkerConfiguration(storeOptions)).vars.PUBLIC_ORIGIN + preview;
    terminal.print(link);
    return createSuccess({ link, expires: new Date(until).toISOString() });
  },
};
