import { LANGUAGES } from '../../src/domain/language/language';
import type { Command } from './command';
import { createSuccess, reportRefusal, UsageError } from './command';
import { loadLiveContext } from './live-context';

export const sheets: Command = {
  name: 'sheets',
  summary: 'prints the addresses of the window card and the poster of a property',
  positionals: ['PROPERTY'],
  options: { language: { summary: 'their language (default: nl)', value: 'LANGUAGE' } },
  details:
    'They are pages of the desk, which a signed-in browser prints on A4 and A3. Their code leads to the\npage of the property.',
  async run(call) {
    const [text = ''] = call.positionals;
    const wanted = call.getOption('language') ?? 'nl';
    const language = LANGUAGES.find((known) => known === wanted);
    if (!/^\d{1,9}$/.test(text)) throw new UsageError('PROPERTY is a reference, such as 84213.');
    const ctx = language && (await loadLiveContext(call, await call.openStores(), language));
    if (!language) throw new UsageError(`--language cannot be ${wanted}.`);
    if (!ctx) return reportRefusal(call, 'No snapshot is loaded: `snapshot load` first.');
    const property = await ctx.snapshot.catalogue.loadProperty(Number(text));
    if (!property) return reportRefusal(call, `There is no property ${text}.`);
    const toUrl = (path: string) => ctx.origin + path;
    const report = {
      property: toUrl(ctx.href.property(property[ctx.catalogueLanguage])),
      card: toUrl(ctx.href.page(`/desk/catalogue/${text}/card/`)),
      poster: toUrl(ctx.href.page(`/desk/catalogue/${text}/poster/`)),
    };
    for (const url of [report.card, report.poster]) call.terminal.print(url);
    return createSuccess(report);
  },
};
