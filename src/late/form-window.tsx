import { Modal } from '../ui/modal';
import type { Visit } from '../visit';

/** The window in which a form opens over a page: client/forms/window puts its title and itself there. */
export const FormWindow = ({ visit: { t } }: { visit: Visit }) => (
  <Modal id="form-window" title="" t={t}>
    {null}
  </Modal>
);
