import type { RequestContext } from '../../platform/request-context';

interface UnshownNoteProps extends Pick<RequestContext, 't'> {
  unshown: readonly number[];
}

/** Names the properties of a shared address that this version does not show: they have left, or are newer. */
export const UnshownNote = ({ t, unshown }: UnshownNoteProps) => (
  <p className="lead">
    {t('FAVOURITES_SOME_GONE', {
      count: unshown.length,
      references: unshown.map((id) => t('REFERENCE_ID', { id })).join(', '),
    })}
  </p>
);
