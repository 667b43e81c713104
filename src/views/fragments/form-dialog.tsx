import type { RequestContext } from '../../platform/request-context';
import { Modal } from '../ui/modal';

/**
 * The dialog in which a form opens over a page; client/forms/form-dialog fills in title and form.
 */
export const FormDialog = ({ ctx: { t } }: { ctx: RequestContext }) => (
  <Modal id="form-dialog" title="" t={t}>
    {null}
  </Modal>
);
