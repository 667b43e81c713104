import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReport, runStaff } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeSnapshot } = local;

describe('snapshot check', () => {
  test('accepts a valid snapshot', async () => {
    const { exitCode, stdout } = await runStaff('snapshot', 'check', local.snapshot);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('is good: 2 properties, 0 warnings.');
  });

  test('refuses an invalid snapshot with every reason, by record and field', async () => {
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].Price = 'much';
      files['catalogue/property-details.json'][2].ManagerID = 9;
    });
    await writeFile(join(local.snapshot, 'site/team.json'), '[\n  {"id": 1,}\n]');
    const result = await runStaff('snapshot', 'check', local.snapshot, '--json');
    expect(result.exitCode).toBe(1);
    expect(parseReport(result).errors).toEqual([
      expect.objectContaining({ file: 'site/team.json', record: 'line 2' }),
      {
        file: 'catalogue/properties.json',
        record: '84213 nl',
        field: 'Price',
        message: 'should be a number, but is "much"',
      },
    ]);
    const { stdout } = await runStaff('snapshot', 'check', local.snapshot);
    expect(stdout).toContain('84213 nl  Price  should be a number, but is "much"');
  });
});

describe('the live site', () => {
  test('refuses a demonstration', async () => {
    const { exitCode, stdout } = await runStaff(
      'snapshot',
      'load',
      local.snapshot,
      '--remote',
      '--yes',
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain('demonstration');
  });

  test('is reported as not set up without its identifiers', async () => {
    const { exitCode, stderr } = await runStaff('snapshot', 'status', '--remote');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not set up');
  });
});
