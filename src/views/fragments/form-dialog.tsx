import type { RequestContext } from '../../platform/request-context';
import { Modal } from '../ui/modal';

/** The window in which a form opens over a page: client/forms/form-dialog puts its title and itself there. */
export const FormDialog = ({ ctx: { t } }: { ctx: RequestContext }) => (
  <Modal id="form-dialog" title="" t={t}>
    {null}
  </Modal>
);
