import type { OfferState } from '../../../../domain/catalogue/overrides/state-field';
import { listOfferStates } from '../../../../domain/catalogue/overrides/state-field';
import { showsOwnPrice } from '../../../../domain/catalogue/shown-price';
import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../../domain/language/language-name';
import type { RequestContext } from '../../../../platform/request-context';
import type { RefusedForm } from '../../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../../forms/kit/view/action-form';
import { PlainFormView } from '../../../forms/kit/view/plain-form-view';
import { SEEN_WITHIN } from '../../seen-within';
import { markFields } from './change-listing-store';
import { FieldNote } from './field-note';
import { STATE_TEXTS } from './format-value';
import {
  agentForm,
  listingStateForm,
  openDaysForm,
  priceForm,
  publicFromForm,
  textsForm,
  withdrawForm,
} from './listing-forms';
import { ListingPictures } from './listing-pictures';
import type { OpenListing } from './open-listing-store';
import { readField } from './open-listing-store';

export interface ListingChangesProps {
  ctx: RequestContext;
  listing: OpenListing;
  refused: RefusedForm | undefined;
}

/** What the office changes of a listing by itself: each form is live at once, and the source's value stays at hand. */
export function ListingChanges({ ctx, listing, refused }: ListingChangesProps) {
  const { t, href } = ctx;
  const action = href.page(`/desk/catalogue/${listing.id}/`);
  const form = { ctx, action, refused, className: 'form--dense form--line' };
  const { nl } = listing.own;
  const note = { ctx, listing, action };
  const isWithdrawn = readField(listing, 'withdrawn').value === true;
  const price = readField(listing, 'price').value as number;
  return (
    <section id="change" className="listing-changes">
      <h2>{t('DESK_LISTING_CHANGE')}</h2>
      <p className="desk-quiet">{t('DESK_LISTING_CHANGE_TEXT', SEEN_WITHIN)}</p>
      <FormAlert {...{ ctx, refused }} />
      <PlainFormView
        {...form}
        form={listingStateForm}
        hidden={{ seen: markFields(listing, [{ field: 'state' }]) }}
        presentation={{
          options: {
            state: listOfferStates(nl, listing.context.listings).map((value) => ({
              value,
              label: STATE_TEXTS[value],
            })),
          },
          initialValues: { state: readField(listing, 'state').value as OfferState },
        }}
      />
      <FieldNote {...note} field="state" />
      {showsOwnPrice(nl) && (
        <>
          <PlainFormView
            {...form}
            form={priceForm}
            hidden={{ seen: markFields(listing, [{ field: 'price' }]), sure: '' }}
            presentation={{ initialValues: { price: price > 0 ? String(price) : '' } }}
          />
          <FieldNote {...note} field="price" />
        </>
      )}
      <PlainFormView
        {...form}
        form={agentForm}
        hidden={{ seen: markFields(listing, [{ field: 'agent' }]) }}
        presentation={{
          options: {
            agent: [
              { value: '', label: 'DESK_LISTING_NONE' },
              ...listing.context.team.map(({ id, name }) => ({ value: String(id), text: name })),
            ],
          },
          initialValues: { agent: String(readField(listing, 'agent').value ?? '') },
        }}
      />
      <FieldNote {...note} field="agent" />
      <PlainFormView
        {...form}
        form={publicFromForm}
        hidden={{ seen: markFields(listing, [{ field: 'public-from' }]) }}
        presentation={{
          initialValues: { day: String(readField(listing, 'public-from').value ?? '') },
        }}
      />
      <FieldNote {...note} field="public-from" />
      <PlainFormView
        {...form}
        form={openDaysForm}
        hidden={{ seen: markFields(listing, [{ field: 'open-days' }]) }}
        presentation={{
          initialValues: { days: String(readField(listing, 'open-days').value) },
        }}
      />
      <FieldNote {...note} field="open-days" />
      {CATALOGUE_LANGUAGES.map((language) => (
        <ListingTexts key={language} {...{ ctx, listing, refused, action, language }} />
      ))}
      <ListingPictures {...{ ctx, listing, action, refused }} />
      <h3>{t('DESK_LISTING_WITHDRAWN')}</h3>
      <ActionForm
        {...{ ctx, action, form: withdrawForm, hidden: { sure: '' } }}
        className="desk-line"
        buttons={withdrawForm.buttons.filter(({ value }) => (value === 'offer') === isWithdrawn)}
      >
        <span>{t(isWithdrawn ? 'DESK_LISTING_IS_WITHDRAWN' : 'DESK_LISTING_WITHDRAW_TEXT')}</span>
      </ActionForm>
      <FieldNote {...note} field="withdrawn" />
    </section>
  );
}

/** Headline and description in one language: what is saved together, and never touches the other one. */
function ListingTexts({
  ctx,
  listing,
  refused,
  action,
  language,
}: ListingChangesProps & { action: string; language: (typeof CATALOGUE_LANGUAGES)[number] }) {
  const { t } = ctx;
  const fields = [
    { field: 'headline', language },
    { field: 'description', language },
  ] as const;
  const [headline, description] = fields.map(
    ({ field }) => readField(listing, field, language).value as string,
  );
  return (
    <section lang={language === ctx.language ? undefined : language}>
      <h3 lang={ctx.language}>
        {t('DESK_LISTING_TEXTS', { language: t(LANGUAGE_NAME_KEYS[language]) })}
      </h3>
      <PlainFormView
        {...{ ctx, action, refused, form: textsForm }}
        className="form--dense"
        hidden={{ language, seen: markFields(listing, fields) }}
        presentation={{
          initialValues: { headline: headline ?? '', description: description ?? '' },
        }}
      />
      <FieldNote {...{ ctx, listing, action, language }} field="headline" />
      <FieldNote {...{ ctx, listing, action, language }} field="description" />
    </section>
  );
}
