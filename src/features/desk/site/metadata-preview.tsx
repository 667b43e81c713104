import { buildImageUrl } from '../../../domain/images/image-url';
import type { Language } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { PRODUCT_PAGES } from '../../../domain/routing/built-in-routes';
import type { RequestContext } from '../../../platform/request-context';
import { createRequestContext } from '../../../platform/request-context';
import { describeMenuPage, mergePageHead } from '../../configured/page-head';
import type { PageDocument } from './site-document';

/** What search engines show of a title and a description before they cut them, in characters. */
const MOST = { title: 60, description: 160 };

/** A page as a search engine lists it and as a shared link looks, in each language in use. */
export function MetadataPreview({
  ctx,
  document,
}: {
  ctx: RequestContext;
  document: PageDocument;
}) {
  const { t, languages, snapshot, origin } = ctx;
  const { agency, images, seo } = snapshot.site.configuration;
  const isOwn = !PRODUCT_PAGES.includes(document.route?.original ?? '');
  return (
    <section id="metadata" className="desk-section" data-follows="metadata">
      <div className="desk-section__head">
        <h2>{t('DESK_SITE_SEEN_ELSEWHERE')}</h2>
      </div>
      <p className="desk-quiet">
        {t('DESK_SITE_SEEN_HINT')}
        {isOwn ? '' : ` ${t('DESK_SITE_SEEN_BUILT_IN')}`}
      </p>
      <div className="desk-seen">
        {languages.map((language) => {
          const { title, description, social, image } = describe(ctx, document, language);
          const picture =
            social?.ogImage || image?.url || seo[language]?.image?.url || getAgencyCard(ctx);
          const path = document.route?.[language] ?? `/${language}/`;
          const whole = title === agency.name ? title : `${title} · ${agency.name}`;
          return (
            <div key={language} lang={language} className="desk-seen__language">
              <h3 lang={ctx.language}>{t(LANGUAGE_NAME_KEYS[language])}</h3>
              <div className="desk-seen__result">
                <span className="desk-quiet">{origin + path}</span>
                <strong>{whole}</strong>
                <span>{description || t('DESK_SITE_SEEN_NONE')}</span>
              </div>
              <CutNote {...{ ctx, title: whole, description }} />
              <div className="desk-seen__card">
                {picture && <img src={buildImageUrl(picture, 750, images)} alt="" />}
                <span className="desk-quiet">{new URL(origin).host}</span>
                <strong>{social?.ogTitle || whole}</strong>
                <span>{social?.ogDescription || description}</span>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Says what a search engine will cut. */
function CutNote({
  ctx: { t },
  title,
  description = '',
}: {
  ctx: RequestContext;
  title: string;
  description?: string | undefined;
}) {
  const cut = [
    ...(title.length > MOST.title
      ? [t('DESK_SITE_SEEN_TITLE_LONG', { count: title.length, most: MOST.title })]
      : []),
    ...(description.length > MOST.description
      ? [t('DESK_SITE_SEEN_TEXT_LONG', { count: description.length, most: MOST.description })]
      : []),
  ];
  return cut.length > 0 && <p className="desk-seen__cut">{cut.join(' ')}</p>;
}

/** Returns the metadata of the page in a language, as its head has them. */
function describe(ctx: RequestContext, { page }: PageDocument, language: Language) {
  const { snapshot, route, origin } = ctx;
  const shown = createRequestContext(snapshot, { ...route, language }, origin);
  return mergePageHead(shown, page, describeMenuPage(shown, page));
}

const getAgencyCard = ({ snapshot: { site } }: RequestContext) =>
  site.shareCard && `/media/pictures/${site.shareCard}`;
