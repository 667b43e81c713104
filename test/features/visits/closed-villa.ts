import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { VILLA } from './visit-requests';

/** Creates the small snapshot with the villa as it is, or after it was sold, which keeps its page, or left. */
export function createVillaFiles(state: 'offered' | 'sold' | 'gone') {
  const files = createSmallSnapshot();
  if (state === 'gone')
    for (const name of ['catalogue/properties.json', 'catalogue/property-details.json'])
      files[name] = files[name].filter(({ ID }: { ID: number }) => ID !== VILLA);
  for (const record of files['catalogue/properties.json'])
    if (record.ID === VILLA && state === 'sold') record.Marquee = 1;
  return files;
}
