import { changePatterns } from '../../../src/features/desk/visits/change-patterns';
import { PATTERN_FORMS } from '../../../src/features/desk/visits/pattern-forms';
import { parseForm } from '../../../src/features/forms/kit/submit/read-form';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess } from '../command';
import { refuseFields } from '../refuse-fields';
import { loadLivePropertyIds } from '../snapshot/live-property-ids';
import { formatQuantity } from '../terminal';

export const slotsAdd: Command = {
  name: 'slots add',
  summary: 'adds weekly hours of a property',
  positionals: ['PROPERTY', 'WEEKDAY', 'FROM', 'TO'],
  choices: { WEEKDAY: ['1', '2', '3', '4', '5', '6', '7'] },
  examples: ['slots add 84213 6 10:00 12:00 --capacity 2'],
  options: {
    minutes: { summary: 'length of a visit (default 30)', value: 'N' },
    capacity: { summary: 'visitors at once (default 1)', value: 'N' },
  },
  details: 'WEEKDAY is 1 for Monday to 7 for Sunday; FROM and TO are HH:MM in Brussels.',
  run(call) {
    const [property = '', weekday = '', starts = '', ends = ''] = call.positionals;
    const minutes = call.getOption('minutes') ?? '30';
    const capacity = call.getOption('capacity') ?? '1';
    const answers = { action: 'add', property, weekday, starts, ends, minutes, capacity };
    return applyPatternChange(call, answers);
  },
};

export const slotsRemove: Command = {
  name: 'slots remove',
  summary: 'removes a row of weekly hours; booked visits stay',
  positionals: ['ID'],
  examples: ['slots remove 3'],
  details: 'ID is a number, as `slots pattern` lists it.',
  run: (call) => applyPatternChange(call, { action: 'remove', id: call.positionals[0] ?? '' }),
};

const HOUSE_OPTION = {
  house: { summary: 'only this property (default: all)', value: 'ID' },
} as const;

export const slotsDayOff: Command = {
  name: 'slots day-off',
  summary: 'makes a day without visits; booked ones stay and are counted',
  positionals: ['DAY'],
  examples: ['slots day-off 2027-07-21'],
  options: { ...HOUSE_OPTION, reason: { summary: 'why, as colleagues read it', value: 'TEXT' } },
  details: 'DAY is YYYY-MM-DD. Public holidays are without visits anyway.',
  run: (call) =>
    applyPatternChange(call, {
      ...{ action: 'day-off', day: call.positionals[0] ?? '' },
      ...{ house: call.getOption('house') ?? '', reason: call.getOption('reason') ?? '' },
    }),
};

export const slotsDayOn: Command = {
  name: 'slots day-on',
  summary: 'takes a day off back',
  positionals: ['DAY'],
  examples: ['slots day-on 2027-07-21'],
  options: HOUSE_OPTION,
  run: (call) =>
    applyPatternChange(call, {
      ...{ action: 'day-on', day: call.positionals[0] ?? '' },
      house: call.getOption('house') ?? '',
    }),
};

/** Does what the form of the desk does with these answers; refuses by field, in English. */
async function applyPatternChange(
  call: CommandInvocation,
  answers: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const data = new FormData();
  for (const [name, value] of Object.entries(answers)) data.set(name, value);
  const change = parseForm(data, PATTERN_FORMS);
  if (!change.ok) return refuseFields(call, change.errors);
  const stores = await call.openStores();
  const ids = await loadLivePropertyIds(stores);
  if (!(await call.confirm('Change the weekly hours?'))) return createRefusal('Not changed.');
  const hasProperty = (id: number) => ids?.has(id) ?? false;
  const result = await changePatterns({ db: stores.db, staff: undefined, hasProperty }, change);
  if ('errors' in result) return refuseFields(call, result.errors);
  const { print } = call.terminal;
  print('The weekly hours are changed.');
  if (result.kept > 0) print(`${formatQuantity(result.kept, 'booked visit')} on this day stays.`);
  return createSuccess({ kept: result.kept });
}
