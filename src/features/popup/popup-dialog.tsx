import type { RequestContext } from '../../platform/request-context';
import { Html } from '../../views/ui/html';
import { Link } from '../../views/ui/link';
import { Modal } from '../../views/ui/modal';
import { Picture } from '../../views/ui/picture';

/** The configured promotional popup (§3, §4); client/popup opens it by the rules of §4. */
export function PopupDialog({ ctx }: { ctx: RequestContext }) {
  const { t, localize, href, snapshot } = ctx;
  const { popup, agency, images } = snapshot.site.configuration;
  const { text: title, lang } = localize(popup.title);
  const link = href.configured(localize(popup.link).text);
  return (
    <Modal id="popup" title={title || agency.name} lang={lang} t={t}>
      {popup.media && (
        <Picture
          url={popup.media.url}
          alt={localize(popup.media.alt).text}
          width={popup.media.width ?? 1360}
          height={popup.media.height ?? 799}
          sizes="(min-width: 768px) 576px, 90vw"
          hosts={images}
          eager
        />
      )}
      <Html ctx={ctx} html={popup.description} className="popup__text" />
      {link && (
        <Link href={link} t={t} className="button button--forest popup__link">
          {t('POPUP_MORE')}
        </Link>
      )}
    </Modal>
  );
}
