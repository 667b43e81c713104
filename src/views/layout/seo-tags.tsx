import { buildImageUrl } from '../../domain/images/image-url';
import { findJpegOf } from '../../domain/images/own-media';
import type { Language } from '../../domain/language/language';
import { isForOneReader } from '../../domain/routing/resolved-route';
import { forbidsIndexing } from '../../domain/site/configuration/seo';
import type { RequestContext } from '../../platform/request-context';

/** Metadata of a page for social networks; what is empty or missing follows from the page. */
export type SocialMetadata = Partial<
  Record<
    | `og${'Title' | 'Type' | 'Url' | 'Image' | 'Description'}`
    | `twitter${'Title' | 'Site' | 'Image' | 'Description'}`,
    string | undefined
  >
>;

/** The picture of a page for social networks, with its size in pixels where that is known. */
export interface HeadImage {
  url: string;
  /** What it shows; by default the title of the page. */
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export interface SeoTagsProps {
  ctx: RequestContext;
  /** The document's title, with the agency's name. */
  title: string;
  description?: string | undefined;
  paths?: Partial<Record<Language, string>> | undefined;
  image?: HeadImage | undefined;
  robots?: 'noindex' | undefined;
  feed?: string | undefined;
  social?: SocialMetadata | undefined;
}

/** Returns a picture of the snapshot as JPEG, which every program that shows links reads; another one as it is. */
function toSharedImage(image: HeadImage): HeadImage {
  const { url, width, height } = image;
  const jpeg = findJpegOf(url);
  if (!jpeg) return image;
  return {
    ...image,
    url: `/media/pictures/${jpeg.file}`,
    width: jpeg.width,
    height: width && height ? Math.round((height * jpeg.width) / width) : undefined,
  };
}

/** The tags of the head for search engines and social networks, and those that verify a site's owner (§3). */
export function SeoTags({
  ctx,
  title,
  description,
  paths = {},
  image: shownImage,
  robots,
  feed,
  social,
}: SeoTagsProps) {
  const { language, origin, route, snapshot } = ctx;
  const { seo, images } = snapshot.site.configuration;
  const localizedSeo = seo[language];
  const canonical = paths[language];
  const robotsContent = isForOneReader(route) ? 'noindex' : (robots ?? localizedSeo?.robots);
  const toAbsoluteUrl = (url: string) => new URL(buildImageUrl(url, 1600, images), origin).href;
  const image = shownImage && toSharedImage(shownImage);
  const imageUrl = image && toAbsoluteUrl(image.url);
  const alt = image && (image.alt || social?.ogTitle || title);
  const listed = (Object.entries(paths) as [Language, string][]).filter(
    ([other]) => !forbidsIndexing(seo[other]?.robots),
  );
  const fallback = listed.find(
    ([other]) => other === snapshot.site.configuration.language.languageDefault,
  );
  // Of a page that no engine lists, none needs the other languages; a typed text would stand in each.
  const alternates =
    forbidsIndexing(robotsContent) || listed.length < 2
      ? []
      : [...listed, ...(fallback ? [['x-default', fallback[1]] as const] : [])];
  const properties = {
    'og:title': social?.ogTitle || title,
    'og:type': social?.ogType || 'website',
    'og:url': social?.ogUrl || (canonical && origin + canonical),
    'og:description': social?.ogDescription || description,
    'og:image': imageUrl,
    'og:image:width': image?.width && String(image.width),
    'og:image:height': image?.height && String(image.height),
    'og:image:alt': alt,
  };
  const names = {
    description,
    robots: robotsContent,
    'twitter:card': image || social?.twitterImage ? 'summary_large_image' : 'summary',
    // Where nothing else was typed for X, it reads the properties.
    'twitter:title': social?.twitterTitle,
    'twitter:site': social?.twitterSite,
    'twitter:description': social?.twitterDescription,
    'twitter:image':
      social?.twitterImage && toAbsoluteUrl(toSharedImage({ url: social.twitterImage }).url),
    'twitter:image:alt': social?.twitterImage ? undefined : alt,
    'google-site-verification': localizedSeo?.googleVerification,
    'facebook-domain-verification': localizedSeo?.facebookVerification,
    'norton-safeweb-site-verification': localizedSeo?.nortonSafeWeb,
  };
  return (
    <>
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {alternates.map(([other, path]) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + path} />
      ))}
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      {Object.entries(names).map(
        ([name, content]) => content && <meta key={name} name={name} content={content} />,
      )}
      {Object.entries(properties).map(
        ([name, content]) => content && <meta key={name} property={name} content={content} />,
      )}
    </>
  );
}
