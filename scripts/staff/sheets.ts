import * as v from 'valibot';
import { formatEpcLabel } from '../../src/domain/format/epc-label';
import { LANGUAGES } from '../../src/domain/language/language';
import type { Sheet } from '../../src/features/desk/catalogue/sheet';
import { buildSheet } from '../../src/features/desk/catalogue/sheet';
import type { Command } from './command';
import { createSuccess, reportRefusal, UsageError } from './command';
import { loadLiveContext, loadSiteLanguage } from './live-context';
import { formatColumns } from './terminal';

export const sheets: Command = {
  name: 'sheets',
  summary: 'prints what the window card and the poster of a property say, and their addresses',
  positionals: ['PROPERTY'],
  examples: ['sheets 84213'],
  options: {
    language: {
      summary: 'their language (default: the first of the site)',
      value: 'LANGUAGE',
      choices: LANGUAGES,
    },
  },
  details:
    'The addresses are pages of the desk, which a signed-in browser prints on A4 and A3. Their code leads\nto the page of the property.',
  async run(call) {
    const [text = ''] = call.positionals;
    const language = v.parse(SheetLanguage, call.getOption('language'));
    if (!/^\d{1,9}$/.test(text)) throw new UsageError('PROPERTY is a reference, such as 84213.');
    const stores = await call.openStores();
    const ctx = await loadLiveContext(
      call,
      stores,
      language ?? (await loadSiteLanguage(call, stores)),
    );
    if (!ctx) return reportRefusal(call, 'No snapshot is loaded: `snapshot load` first.');
    const property = await ctx.snapshot.catalogue.loadProperty(Number(text));
    if (!property) return reportRefusal(call, `There is no property ${text}.`);
    const { url, epc, ...sheet } = buildSheet(ctx, property[ctx.catalogueLanguage]);
    const toUrl = (kind: string) => ctx.origin + ctx.href.page(`/desk/catalogue/${text}/${kind}/`);
    const report = {
      ...sheet,
      label: epc.state === 'label' ? formatEpcLabel(epc.label) : null,
      ...{ property: url, card: toUrl('card'), poster: toUrl('poster') },
    };
    for (const line of formatColumns(listLines(report), '')) call.terminal.print(line);
    return createSuccess(report);
  },
};

const SheetLanguage = v.optional(v.picklist(LANGUAGES));

/** The sheet with its addresses, as the command reports it. */
type SheetReport = Omit<Sheet, 'url' | 'epc'> & {
  label: string | null;
  property: string;
  card: string;
  poster: string;
};

const listLines = (report: SheetReport): string[][] => [
  ['title', `${report.title}, ${report.town}`],
  ['price', report.price],
  ['facts', report.facts.join(' · ')],
  ['energy', report.label ?? ''],
  ['law', report.law.join(' · ')],
  ['agent', Object.values(report.agent).join(' · ')],
  ...(['property', 'card', 'poster'] as const).map((name) => [name, report[name]]),
];
