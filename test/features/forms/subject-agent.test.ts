import { expect, test } from 'vitest';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { ALL_FORMS, buildFormPagePath } from './all-forms';
import { createFormSite } from './form-requests';

/** Whom each handles, a property and a project. */
const HANDLERS = { property: 'Eva Property', project: 'Jan Project' };

const ABOUT = ALL_FORMS.filter(([, { about }]) => about !== undefined);

test.each(ABOUT)('the page of %s names who handles what it is about', async (_, form) => {
  const files = createProjectSnapshot({ project: { ManagerID: 72 } });
  const [member] = files['site/team.json'];
  files['site/team.json'].push(
    { ...member, id: 71, name: HANDLERS.property },
    { ...member, id: 72, name: HANDLERS.project },
  );
  for (const record of files['catalogue/property-details.json']) record.ManagerID = 71;
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84300) Object.assign(record, { Goal: 1, ProjectID: undefined });
  const site = await createFormSite({}, files);
  const html = await (await site(buildFormPagePath(form, 'nl'))).text();
  const subject = /href="(\/nl\/[^"]*\/(?:84213|84300|12)\/)"/.exec(html)?.[1] ?? '';
  const page = await (await site(subject)).text();
  const expected = HANDLERS[form.about ?? 'property'];
  expect([
    /contact-aside__name">([^<]*)</.exec(html)?.[1],
    /contact-card__name">([^<]*)</.exec(page)?.[1],
  ]).toEqual([expected, expected]);
});
