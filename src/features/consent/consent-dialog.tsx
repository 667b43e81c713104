import type { ConsentCategory } from '../../domain/consent/consent-choice';
import { CONSENT_CATEGORIES, DECLINED_CHOICE } from '../../domain/consent/consent-choice';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';

/**
 * The cookie dialog (§4, decision 31): accept all, decline and settings on its first layer, of one
 * size and colour; the toggles behind settings are off at first. client/consent/consent-dialog
 * shows it at the foot of the window, where it blocks nothing.
 */
export function ConsentDialog({ ctx }: { ctx: RequestContext }) {
  const { t, href, snapshot } = ctx;
  return (
    <dialog
      className="consent"
      aria-labelledby="consent-title"
      tabIndex={-1}
      data-days={snapshot.site.configuration.consent.days}
    >
      <div className="consent__text">
        <h2 id="consent-title">{t('COOKIES_TITLE')}</h2>
        <p>
          {t('COOKIES_TEXT')} <a href={href.page('/Cookie-policy/')}>{t('COOKIES_MORE')}</a>
        </p>
      </div>
      <fieldset id="consent-settings" className="consent__settings" hidden>
        <legend className="visually-hidden">{t('COOKIE_SETTINGS')}</legend>
        {CONSENT_CATEGORIES.map((category) => (
          <CategoryToggle key={category} ctx={ctx} category={category} />
        ))}
      </fieldset>
      <div className="consent__buttons">
        <button type="button" value="all" className="button button--outlined">
          {t('COOKIES_ACCEPT_ALL')}
        </button>
        <button type="button" value="none" className="button button--outlined">
          {t('COOKIES_DECLINE')}
        </button>
        <button
          type="button"
          value="settings"
          className="button button--outlined"
          aria-expanded="false"
          aria-controls="consent-settings"
        >
          {t('COOKIES_SETTINGS')}
        </button>
        <button type="button" value="some" className="button button--outlined" hidden>
          {t('COOKIES_AGREE_PARTLY')}
        </button>
      </div>
      <button
        type="button"
        value="close"
        className="consent__close"
        aria-label={t('MODAL_CLOSE')}
        hidden
      >
        <Icon name="close" />
      </button>
      <output className="visually-hidden" data-saved-text={t('COOKIES_SAVED')} />
    </dialog>
  );
}

const CATEGORY_TEXTS: Record<ConsentCategory, { name: TextKey; text: TextKey }> = {
  necessary: { name: 'COOKIE_NECESSARY', text: 'COOKIE_NECESSARY_TEXT' },
  analytical: { name: 'COOKIE_ANALYTICAL', text: 'COOKIE_ANALYTICAL_TEXT' },
  marketing: { name: 'COOKIE_MARKETING', text: 'COOKIE_MARKETING_TEXT' },
  social: { name: 'COOKIE_SOCIAL_MEDIA', text: 'COOKIE_SOCIAL_MEDIA_TEXT' },
  unclassified: { name: 'COOKIE_UNCLASSIFIED', text: 'COOKIE_UNCLASSIFIED_TEXT' },
};

/**
 * A cookie category with its purpose and a switch; the switch of the required category is always
 * on.
 */
function CategoryToggle({
  ctx: { t },
  category,
}: {
  ctx: RequestContext;
  category: ConsentCategory;
}) {
  const { name, text } = CATEGORY_TEXTS[category];
  const required = DECLINED_CHOICE.includes(category);
  const id = `consent-${category}`;
  return (
    <div className="consent__category">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        id={id}
        name={category}
        aria-describedby={`${id}-text`}
        defaultChecked={required}
        disabled={required}
      />
      <label htmlFor={id}>
        {t(name)}
        {required && <small> {t('COOKIES_ALWAYS_ON')}</small>}
      </label>
      <p id={`${id}-text`}>{t(text)}</p>
    </div>
  );
}
