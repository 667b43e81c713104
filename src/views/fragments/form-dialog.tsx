import type { Translate } from '../../domain/language/texts';
import { Modal } from '../ui/modal';

/**
 * The dialog in which a form opens over a page; client/forms/form-dialog fills in title and form.
 */
export const FormDialog = ({ t }: { t: Translate }) => (
  <Modal id="form-dialog" title="" t={t}>
    {null}
  </Modal>
);
