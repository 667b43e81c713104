import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import { getTextKind } from '../text-kinds';
import { CONFIGURATION_FILE, TEAM_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createFileRule, createNoteFinding } from './finding';
import { getRecordName } from './record-name';
import { AGENCY_FILES, findTexts } from './refused-texts';

/** Notes the texts that repeat the telephone number or the address for mail of the agency: a change at the desk would not reach them. */
export const REPEATED_FACT_RULE: SnapshotRule = createFileRule(
  // The number of a person is that person's, even if it is the agency's too.
  AGENCY_FILES.filter((file) => file !== TEAM_FILE),
  function* (file, records, { source }) {
    const { phone, email } = source[CONFIGURATION_FILE].agency;
    const facts: [placeholder: string, forms: string[]][] = [
      ['{AGENCY_PHONE}', [formatPhone(phone), toPhoneUrl(phone)]],
      ['{AGENCY_EMAIL}', [email]],
    ];
    for (const [index, record] of records.entries())
      for (const [placeholder, forms] of facts)
        for (const field of findTexts(record, (text) =>
          forms.some((form) => form !== '' && text.includes(form)),
        )) {
          if (field.startsWith('agency.') || getTextKind(file, field) === 'value') continue;
          yield createNoteFinding(
            file,
            getRecordName(file, record, index),
            field,
            `repeats what the agency may change: write ${placeholder}, and it always says the same`,
          );
        }
  },
  [CONFIGURATION_FILE],
);
