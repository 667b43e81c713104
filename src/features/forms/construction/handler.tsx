import { isClosed, stateOf } from '../../../domain/catalogue/listing/listing-state';
import { unitsOf } from '../../../domain/catalogue/units';
import type { Option } from '../kit/definition/field';
import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRequest, FormRoom } from '../kit/submit/handler';
import { construction } from './form';

export const constructionRoom: FormRoom<typeof construction> = {
  form: construction,
  async load(request) {
    const unit = await unitsLeft(request);
    return unit.length > 0 ? { options: { unit } } : { omits: ['unit'] };
  },
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};

/** The units of the project that can still be had, as its table names them. */
async function unitsLeft({ ctx, subject }: FormRequest): Promise<Option[]> {
  if (subject?.kind !== 'project') return [];
  const { snapshot, catalogueLanguage } = ctx;
  const { listings } = snapshot.site.configuration;
  const { ids } = unitsOf(snapshot.catalogue.index, subject.id);
  const units = await Promise.all(ids.map((id) => snapshot.catalogue.property(id)));
  return units
    .flatMap((unit) => unit?.[catalogueLanguage] ?? [])
    .filter((unit) => !isClosed(stateOf(unit, listings)))
    .map(({ ID, UnitNumber, TypeDescription }) => ({
      value: String(ID),
      text: [UnitNumber, TypeDescription].filter(Boolean).join(' · '),
    }));
}
