import { loadVisitReport } from '../../../src/features/desk/visits/reports-store';
import { feedbackForm } from '../../../src/features/desk/visits/slot-forms';
import { writeFeedback } from '../../../src/features/desk/visits/write-feedback';
import { parseAnswers } from '../../../src/features/forms/kit/definition/parse-answers';
import { AS_OPTION, loadActingStaff } from '../acting-staff';
import type { Command, CommandInvocation, CommandResult } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { refuseFields } from '../refuse-fields';

export const feedbackWrite: Command = {
  name: 'feedback write',
  summary: 'writes down what a visitor said; the owner reads it once it is released',
  positionals: ['VISIT', 'TEXT'],
  examples: ['feedback write 3f9c "Ruim, maar de keuken is klein."'],
  options: {
    ...AS_OPTION,
    visitor: { summary: 'the name that the owner reads (default: candidate A)', value: 'NAME' },
  },
  details: 'VISIT as `feedback list` shows it. A changed text has to be released again.',
  run: (call) => changeFeedback(call, false),
};

export const feedbackRelease: Command = {
  name: 'feedback release',
  summary: 'lets the owner read what was written down of a visit',
  positionals: ['VISIT'],
  examples: ['feedback release 3f9c'],
  options: AS_OPTION,
  run: (call) => changeFeedback(call, true),
};

async function changeFeedback(call: CommandInvocation, isRelease: boolean): Promise<CommandResult> {
  const [visit = '', typed] = call.positionals;
  const { db } = await call.openStores();
  const staff = await loadActingStaff(call, db);
  const past = await loadVisitReport(db, visit, Date.now());
  if (!past) return reportRefusal(call, `There is no visit ${visit} that took place.`);
  const text = typed?.trim() ?? past.text ?? '';
  const visitor = call.getOption('visitor') ?? past.visitor ?? '';
  if (isRelease && !text) return reportRefusal(call, `Nothing was written about visit ${visit}.`);
  const feedback = parseAnswers(feedbackForm, { visit, text, visitor });
  if (!feedback.ok) return refuseFields(call, feedback.errors);
  const question = isRelease ? `Let the owner read it?` : `Write this about visit ${visit}?`;
  if (!(await call.confirm(question))) return createRefusal('Not changed.');
  await writeFeedback(db, staff, feedback.answers, { isRelease, now: Date.now() });
  call.terminal.print(`${visit}: feedback ${isRelease ? 'released' : 'written'}.`);
  return createSuccess({ visit, text, visitor, isReleased: isRelease });
}
