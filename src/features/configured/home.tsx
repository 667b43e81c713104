import type { MenuPage } from '../../domain/site/menu';
import type { Visit } from '../../platform/request-context';
import { HomeBanner, hasHomeTitle } from '../../views/layout/banner';
import type { BannerContent } from '../../views/layout/banner-content';
import type { LoadedModule } from '../../views/modules/modules';
import { Modules, titleModule } from '../../views/modules/modules';
import { Html } from '../../views/ui/html';
import { contactSmall } from '../forms/contact-small/form';
import { EmbeddedForm } from '../forms/kit/view/form-section';
import { Reasons } from './reasons';

export interface HomePageProps {
  visit: Visit;
  page: MenuPage;
  banner: BannerContent;
  modules: readonly LoadedModule[];
}

/** Banner and search, the latest offer, the reasons to come, then the other modules (look.md, Home). */
export function HomePage({ visit, page, banner, modules }: HomePageProps) {
  const [first, ...others] = modules;
  const isTitled = hasHomeTitle(visit);
  const h1 = isTitled ? undefined : titleModule(visit, modules);
  const { agency } = visit.snapshot.site.configuration;
  return (
    <div className="home">
      {!isTitled && !h1 && <h1 className="visually-hidden">{agency.name}</h1>}
      <HomeBanner visit={visit} content={banner} />
      <div className="page">
        <Html visit={visit} html={page.params.content} className="copy" />
        <Modules visit={visit} modules={first ? [first] : []} h1={h1} />
      </div>
      <Reasons visit={visit} />
      <div className="page">
        <Modules visit={visit} modules={others} h1={h1} />
        <EmbeddedForm visit={visit} form={contactSmall} />
      </div>
    </div>
  );
}
