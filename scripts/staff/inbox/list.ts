import type { Received } from '../../../src/features/forms/kit/store/inbox-store';
import { lastReceived } from '../../../src/features/forms/kit/store/inbox-store';
import type { Command } from '../command';
import { done } from '../command';
import { aligned, counted } from '../terminal';
import { when } from '../when';

const MOST = 100;

export const inboxList: Command = {
  name: 'inbox list',
  summary: 'what visitors sent, newest first',
  positionals: ['[FORM]'],
  details: 'FORM is a form’s name, such as site-contact or contact-me; without it all are listed.',
  async run(call) {
    const [form] = call.positionals;
    const { db } = await call.open();
    const found = await lastReceived(db, MOST, form);
    call.terminal.say(`${counted(found.length, 'submission')}.`);
    for (const line of aligned(found.map(rowOf), '')) call.terminal.say(line);
    return done({ submissions: found });
  },
};

const rowOf = ({ id, created, form, language, property, project, answers }: Received) => [
  String(id),
  when(created),
  form,
  language,
  property ? `property ${property}` : project ? `project ${project}` : '',
  [answers.firstName, answers.lastName, answers.email]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' '),
];
