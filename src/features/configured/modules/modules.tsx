import type { ReactNode } from 'react';
import { isEveryRuleMet } from '../../../domain/format/display-rule';
import { PHONE_WIDTH_SIZES } from '../../../domain/images/phone-sizes';
import type { MenuPage } from '../../../domain/site/menu';
import type { Module } from '../../../domain/site/module';
import type { ApprovedTestimonial } from '../../../domain/site/testimonial';
import type { RequestContext } from '../../../platform/request-context';
import { fillTotals } from '../../../views/layout/totals';
import { Html } from '../../../views/ui/html';
import { Link } from '../../../views/ui/link';
import { findVisibleText, LocalizedText } from '../../../views/ui/localized-text';
import { Picture } from '../../../views/ui/picture';
import { renderCategory } from './category';
import { renderContact } from './contact';
import { getModuleClasses } from './module-classes';
import { getModuleFacts } from './module-facts';
import type { ModuleRenderer } from './module-renderer';
import { renderProjectList } from './project-list';
import { renderPropertyList } from './property-list';

/** A module with its rendered content. */
export interface LoadedModule {
  module: Module;
  body: ReactNode;
}

const MODULE_RENDERERS: Record<Module['relations']['type'], ModuleRenderer> = {
  'property-list': renderPropertyList,
  'project-list': renderProjectList,
  category: renderCategory,
  contact: renderContact,
};

/** Loads the modules of a page in their order (§2.6), each on page `pageNumber` of its list. */
export async function loadModules(
  ctx: RequestContext,
  page: MenuPage,
  original: string,
  pageNumber = 1,
  testimonials: readonly ApprovedTestimonial[] = [],
): Promise<LoadedModule[]> {
  const facts = getModuleFacts(ctx, original);
  const modules = page.params.modules
    .filter(({ rules }) => isEveryRuleMet(rules, facts))
    .sort((a, b) => a.sort - b.sort);
  return Promise.all(
    modules.map(async (module) => {
      const heading = findVisibleText(ctx, module.title) ? ('h3' as const) : ('h2' as const);
      const props = { ctx, module, original, heading, pageNumber, testimonials };
      const body = await MODULE_RENDERERS[module.relations.type](props);
      return { module, body };
    }),
  );
}

/** Returns the module whose title is the h1 of a page that has no title of its own. */
export const findTitleModule = (
  ctx: RequestContext,
  modules: readonly LoadedModule[],
): Module | undefined =>
  modules.find(({ module }) => module.titleSize === 'h1' && findVisibleText(ctx, module.title))
    ?.module;

/**
 * The modules on the grid of twelve columns; the title of the module `h1` is the h1 of the page.
 */
export function Modules({
  ctx,
  modules,
  h1,
}: {
  ctx: RequestContext;
  modules: readonly LoadedModule[];
  h1?: Module | undefined;
}) {
  if (modules.length === 0) return null;
  return (
    <div className="modules">
      {modules.map(({ module, body }) => (
        <ModuleView key={module.id} ctx={ctx} module={module} isTitle={module === h1}>
          {body}
        </ModuleView>
      ))}
    </div>
  );
}

function ModuleView({
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
      alt=""
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
      {images.map(({ id, url, width, height }) => (
        <li key={id ?? url}>
          <Picture
            url={url}
            alt=""
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

/**
 * The link of a module, such as 'All 84 properties for sale': its label may contain the totals, as
 * the texts of the search block do.
 */
function ModuleLink({ ctx, link }: { ctx: RequestContext; link: Module['link'] }) {
  const href = link && ctx.href.configured(link.path);
  if (!href) return null;
  return (
    <Link href={href} t={ctx.t} className="module__link">
      <LocalizedText ctx={ctx} text={fillTotals(ctx, link.label)} />
    </Link>
  );
}
