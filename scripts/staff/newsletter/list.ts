import { listNewsletter } from '../../../src/features/desk/people/newsletter-list-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

export const newsletterList: Command = {
  name: 'newsletter list',
  summary: 'lists the addresses of the newsletter, and since when each is confirmed',
  positionals: [],
  examples: ['newsletter list --json'],
  async run(call) {
    const addresses = await listNewsletter((await call.openStores()).db);
    const { print } = call.terminal;
    print(`${formatQuantity(addresses.length, 'address', 'addresses')}.`);
    const rows = addresses.map(({ email, language, confirmedAt }) => [
      email,
      language,
      confirmedAt === null ? 'not confirmed' : formatLocalTime(confirmedAt),
    ]);
    for (const line of formatColumns(rows, '')) print(line);
    return createSuccess({
      addresses: addresses.map(({ email, language, askedAt, confirmedAt }) => ({
        ...{ email, language, asked: askedAt, confirmed: confirmedAt },
      })),
    });
  },
};
