import type { ReactNode } from 'react';
import { countSection } from '../../../domain/catalogue/property-counts';
import { PHONE_WIDTH_SIZES } from '../../../domain/images/phone-sizes';
import type { Module } from '../../../domain/site/module';
import { findSection } from '../../../domain/site/module-section';
import { getModuleColorClass } from '../../../domain/site/theme';
import type { RequestContext } from '../../../platform/request-context';
import { Html } from '../../../views/ui/html';
import { Link } from '../../../views/ui/link';
import { findVisibleText, LocalizedText } from '../../../views/ui/localized-text';
import { Picture } from '../../../views/ui/picture';

/** A module: its title, link, texts and pictures around its content. */
export function ModuleView({
  ctx,
  module,
  isTitle,
  children,
}: {
  ctx: RequestContext;
  module: Module;
  isTitle: boolean;
  children: ReactNode;
}) {
  const { image, description, description2, backgroundType } = module;
  const name = findVisibleText(ctx, module.title);
  const id = `module-${module.id}`;
  const Heading = isTitle ? 'h1' : 'h2';
  const content = (
    <>
      {(name || module.link) && (
        <div className="module__head">
          {name && (
            <Heading id={id}>
              <LocalizedText ctx={ctx} text={name} />
            </Heading>
          )}
          <ModuleLink ctx={ctx} link={module.link} />
        </div>
      )}
      <Html ctx={ctx} html={findVisibleText(ctx, description)} className="module__description" />
      <ModuleImages ctx={ctx} images={module.images} />
      {children}
      <Html ctx={ctx} html={findVisibleText(ctx, description2)} className="module__description" />
    </>
  );
  return (
    <section className={getModuleClasses(module)} aria-labelledby={name && id}>
      {backgroundType === 'image' && image ? (
        <>
          <ModuleBackground ctx={ctx} image={image} />
          <div className="module__paper">{content}</div>
        </>
      ) : (
        content
      )}
    </section>
  );
}

/** The background picture of a module. */
function ModuleBackground({
  ctx,
  image,
}: {
  ctx: RequestContext;
  image: NonNullable<Module['image']>;
}) {
  return (
    <Picture
      className="module__background"
      url={image.url}
      alt={ctx.localize(image.alt).text}
      width={image.width ?? 1920}
      height={image.height ?? 1128}
      sizes={`${PHONE_WIDTH_SIZES}, 100vw`}
      hosts={ctx.snapshot.site.configuration.images}
    />
  );
}

/** The pictures of a module, side by side. */
function ModuleImages({ ctx, images }: { ctx: RequestContext; images: Module['images'] }) {
  if (images.length === 0) return null;
  return (
    <ul className={`module-grid module-grid--${Math.min(images.length, 4)} module__images`}>
      {images.map(({ id, url, width, height, alt }) => (
        <li key={id ?? url}>
          <Picture
            url={url}
            alt={ctx.localize(alt).text}
            width={width ?? 600}
            height={height ?? 400}
            sizes={TILE_SIZES}
            hosts={ctx.snapshot.site.configuration.images}
          />
        </li>
      ))}
    </ul>
  );
}

const TILE_SIZES = `${PHONE_WIDTH_SIZES}, (min-width: 1280px) 278px, (min-width: 600px) 46vw, 92vw`;

/** The link of a module, such as 'All 84 properties for sale'; none to a list on which nothing stands. */
function ModuleLink({ ctx, link }: { ctx: RequestContext; link: Module['link'] }) {
  const href = link && ctx.href.configured(link.path);
  const section = link && findSection(link.path);
  if (!href || (section && countSection(ctx.snapshot.catalogue.counts, section) === 0)) return null;
  return (
    <Link href={href} t={ctx.t} className="module__link">
      <LocalizedText ctx={ctx} text={link.label} />
    </Link>
  );
}

/**
 * Returns the classes of a module: view, columns by window width (the span limits the widest),
 * background, configured class.
 */
function getModuleClasses({ view, relations, col, span, ...module }: Module): string {
  const columns = { sm: col.sm, md: col.md, lg: Math.min(col.lg, span) };
  return [
    'module',
    `module--${view || relations.type}`,
    ...Object.entries(columns).flatMap(([width, count]) =>
      count < 12 ? [`${width}-${count}`] : [],
    ),
    module.backgroundType === 'image' && module.image && 'module--image',
    getModuleColorClass(module),
    module.class,
  ]
    .filter(Boolean)
    .join(' ');
}
