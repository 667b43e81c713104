import { DOT } from '../../../domain/format/dot';
import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import { DoneNote } from '../done-note';
import { EmailText } from '../email-text';
import { PeopleHead } from './people-head';
import { inviteStaffForm, roleForm, staffForm } from './staff-forms';

const STAFF = '/desk/people/staff/';

/** The colleagues who may sign in at the desk, with their roles; closed accounts come last. */
export function StaffPage({
  ctx,
  staff,
  refused,
  notice,
}: {
  ctx: RequestContext;
  staff: readonly ListedStaff[];
  refused: RefusedForm | undefined;
  /** What was just done. */
  notice: string | undefined;
}) {
  const { href, languages } = ctx;
  const action = href.page(STAFF);
  const sorted = staff.toSorted(
    (a, b) => Number(a.disabledAt !== null) - Number(b.disabledAt !== null),
  );
  return (
    <div className="desk-page">
      <PeopleHead ctx={ctx} current={STAFF} />
      <FormAlert {...{ ctx, refused }} />
      <DoneNote>{notice}</DoneNote>
      <PlainFormView
        {...{ ctx, action, refused, form: inviteStaffForm, className: 'form--dense form--line' }}
        presentation={{
          options: {
            language: languages.map((value) => ({ value, text: value.toUpperCase() })),
          },
          initialValues: { language: languages[0] ?? '' },
        }}
      />
      <ul className="desk-rows">
        {sorted.map((member) => (
          <li key={member.id}>
            <ActionForm
              {...{ ctx, action, form: staffForm, hidden: { id: member.id, sure: '' } }}
              className="desk-line"
              buttons={staffForm.buttons.filter(
                ({ value }) => value !== 'close' || member.disabledAt === null,
              )}
            >
              <StaffLine ctx={ctx} member={member} />
            </ActionForm>
            {member.disabledAt === null && (
              <PlainFormView
                {...{ ctx, action, form: roleForm, hidden: { id: member.id } }}
                refused={undefined}
                className="form--dense form--line"
                presentation={{ initialValues: { role: member.role } }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function StaffLine({ ctx: { t }, member }: { ctx: RequestContext; member: ListedStaff }) {
  const state =
    member.disabledAt !== null
      ? [t('DESK_OWNER_DISABLED')]
      : [
          member.invitedAt !== null
            ? t('DESK_STAFF_WAITS')
            : t(member.hasPassword ? 'DESK_STAFF_ACTIVE' : 'DESK_OWNER_INVITED'),
          ...(member.hasPassword && !member.hasSecondFactor ? [t('DESK_STAFF_NO_FACTOR')] : []),
        ];
  return (
    <span>
      <strong>{member.name}</strong> <EmailText email={member.email} />
      <br />
      <span className="desk-quiet">{state.join(DOT)}</span>
    </span>
  );
}
