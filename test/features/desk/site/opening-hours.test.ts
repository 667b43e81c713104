import { expect, test } from 'vitest';
import { DESK_SITE, EDITOR, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const HOURS = `${DESK_SITE}openingsuren/`;
const opened = setUpSiteDesk();

const save = (fields: Record<string, string>) =>
  opened.desk.post(HOURS, { action: 'save', ...fields });
const publish = () =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'hours' });

test('hours by weekday and other days are typed as people write them, published, and shown again', async () => {
  await save({
    ...{ 'offices.0.week.mo': '9-12 en 13u30-18', 'offices.0.week.sa': '10–16' },
    ...{ 'offices.0.otherHours': '1-1-2100 – 2-1-2100', 'offices.0.closedOnHolidays': 'yes' },
  });
  const waiting = await (await opened.desk.get(PUBLISH)).text();
  expect(waiting).toContain('1-1-2100 – 2-1-2100');
  expect((await publish()).status).toBe(303);
  const [office] = (await loadLiveSite()).configuration.agency.offices;
  expect(office).toMatchObject({
    week: { mo: '09:00-12:00, 13:30-18:00', sa: '10:00-16:00' },
    otherHours: [{ from: '2100-01-01', until: '2100-01-02', hours: '' }],
    closedOnHolidays: true,
  });
  const shown = await (await opened.desk.get(HOURS)).text();
  expect(shown).toContain('1-1-2100 – 2-1-2100');
});

test('hours that are none are kept, named at their field and not published', async () => {
  await save({ 'offices.0.week.mo': 'soms', 'offices.0.otherHours': '24-12-2026\nmet Kerst' });
  const page = await (await opened.desk.get(HOURS)).text();
  expect(page).toContain('value="soms"');
  expect(page).toContain('schrijf de uren als 9–12');
  expect(page).toContain('‘met Kerst’ is geen dag met uren.');
  expect((await publish()).status).toBe(422);
});

test('a weekday and a day that are said to be closed are closed', async () => {
  await save({
    'offices.0.week.mo': 'gesloten',
    'offices.0.otherHours': '24-12-2100 – 2-1-2101 gesloten',
  });
  expect((await publish()).status).toBe(303);
  const [office] = (await loadLiveSite()).configuration.agency.offices;
  expect(office?.week?.mo).toBeUndefined();
  expect(office?.otherHours).toEqual([{ from: '2100-12-24', until: '2101-01-02', hours: '' }]);
});

test('periods that no rule takes stay as they were typed', async () => {
  await save({ 'offices.0.otherHours': '24-12-2100\n3-1-2101 tot 1-1-2101: 9-12' });
  const page = await (await opened.desk.get(HOURS)).text();
  expect(page).toContain('24-12-2100\n3-1-2101 – 1-1-2101: 09:00-12:00</textarea>');
  expect((await publish()).status).toBe(422);
});

test('two people who type hours of one day see both, and the second chooses', async () => {
  const eva = await opened.openAs(EDITOR);
  const read = async () =>
    /name="seen" value="([^"]+)"/.exec(await (await eva.get(HOURS)).text())?.[1];
  const seen = ((await read()) ?? '').replaceAll('&quot;', '"');
  await save({ 'offices.0.week.tu': '9-12' });
  const clash = await eva.post(HOURS, { action: 'save', seen, 'offices.0.week.tu': '10-12' });
  expect(clash.status).toBe(409);
  expect(await clash.text()).toContain('09:00-12:00');
});
