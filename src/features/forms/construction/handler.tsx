import { findProjectUnits } from '../../../domain/catalogue/project-units';
import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldOption } from '../kit/definition/field';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, FormRequest } from '../kit/submit/handler';
import { constructionForm } from './form';

type ProjectUnits = readonly PropertyByLanguage[];

export const constructionHandler: FormHandler<typeof constructionForm, ProjectUnits> = {
  form: constructionForm,
  reply: 'DESK_TEMPLATE_CONSTRUCTION',
  load: loadProjectUnits,
  present({ ctx }, units) {
    const unit = buildUnitOptions(ctx, units);
    return unit.length > 0 ? { options: { unit } } : { omittedFields: ['unit'] };
  },
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_CONSTRUCTION_SUBJECT' }),
  ],
};

async function loadProjectUnits({ ctx, subject }: FormRequest): Promise<ProjectUnits> {
  if (subject?.kind !== 'project') return [];
  const { catalogue } = ctx.snapshot;
  const { ids } = findProjectUnits(catalogue.index, subject.id);
  const units = await Promise.all(ids.map((id) => catalogue.loadProperty(id)));
  return units.filter((unit) => unit !== undefined);
}

/** Returns the units that are still available as options, named as in the project's table of units. */
function buildUnitOptions(
  { snapshot, catalogueLanguage }: RequestContext,
  units: ProjectUnits,
): FieldOption[] {
  const { listings } = snapshot.site.configuration;
  return units
    .map((unit) => unit[catalogueLanguage])
    .filter((unit) => !isClosed(getPropertyState(unit, listings)))
    .map(({ ID, UnitNumber, TypeDescription }) => ({
      value: String(ID),
      text: [UnitNumber, TypeDescription].filter(Boolean).join(' · '),
    }));
}
