import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import { buildAgencyReference } from '../../views/layout/agency-data';
import { Html } from '../../views/ui/html';
import { findVisibleText } from '../../views/ui/localized-text';
import { StructuredData } from '../../views/ui/structured-data';
import { contactSmallForm } from '../forms/contact-small/form';
import { EmbeddedForm } from '../forms/kit/view/form-section';
import { HomeBanner, hasHomeTitle } from './banner/banner';
import type { BannerContent } from './banner/banner-content';
import type { LoadedModule } from './modules/modules';
import { findTitleModule, Modules } from './modules/modules';
import { Reasons } from './reasons';

export interface HomePageProps {
  ctx: RequestContext;
  page: MenuPage;
  banner: BannerContent;
  modules: readonly LoadedModule[];
}

/** The home page: banner and search, first module, reasons, other modules (docs/look.md, Home). */
export function HomePage({ ctx, page, banner, modules }: HomePageProps) {
  const [first, ...others] = modules;
  const isTitled = hasHomeTitle(ctx);
  const h1 = isTitled ? undefined : findTitleModule(ctx, page);
  const { agency } = ctx.snapshot.site.configuration;
  return (
    <div className="home">
      {!isTitled && !h1 && <h1 className="visually-hidden">{agency.name}</h1>}
      <HomeBanner ctx={ctx} content={banner} />
      <div className="page">
        <Html ctx={ctx} html={findVisibleText(ctx, page.params.content)} className="prose" />
        <Modules ctx={ctx} modules={first ? [first] : []} h1={h1} />
      </div>
      <Reasons ctx={ctx} />
      <div className="page">
        <Modules ctx={ctx} modules={others} h1={h1} />
        <EmbeddedForm ctx={ctx} form={contactSmallForm} />
      </div>
      <StructuredData data={buildAgencyReference(ctx)} />
    </div>
  );
}
