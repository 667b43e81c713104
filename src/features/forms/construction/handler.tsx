import { getListingState, isClosed } from '../../../domain/catalogue/listing/listing-state';
import { findProjectUnits } from '../../../domain/catalogue/project-units';
import type { FieldOption } from '../kit/definition/field';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, FormRequest } from '../kit/submit/handler';
import { constructionForm } from './form';

export const constructionHandler: FormHandler<typeof constructionForm> = {
  form: constructionForm,
  async load(request) {
    const unit = await loadAvailableUnitOptions(request);
    return unit.length > 0 ? { options: { unit } } : { omittedFields: ['unit'] };
  },
  composeMails: (submission) => [composeAgencyMail(submission), composeVisitorMail(submission)],
};

/** The units of the project that can still be had, as its table names them. */
async function loadAvailableUnitOptions({ ctx, subject }: FormRequest): Promise<FieldOption[]> {
  if (subject?.kind !== 'project') return [];
  const { snapshot, catalogueLanguage } = ctx;
  const { listings } = snapshot.site.configuration;
  const { ids } = findProjectUnits(snapshot.catalogue.index, subject.id);
  const units = await Promise.all(ids.map((id) => snapshot.catalogue.loadProperty(id)));
  return units
    .flatMap((unit) => unit?.[catalogueLanguage] ?? [])
    .filter((unit) => !isClosed(getListingState(unit, listings)))
    .map(({ ID, UnitNumber, TypeDescription }) => ({
      value: String(ID),
      text: [UnitNumber, TypeDescription].filter(Boolean).join(' · '),
    }));
}
