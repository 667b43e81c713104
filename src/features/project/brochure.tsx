import type { Project } from '../../domain/catalogue/project';
import type { ProjectUnits } from '../../domain/catalogue/project-units';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatAddress } from '../../domain/format/address';
import { createExcerpt } from '../../domain/format/excerpt';
import type { RequestContext } from '../../platform/request-context';
import { BrochureAgent } from '../../views/brochure/agent';
import { excerptParagraphs } from '../../views/brochure/excerpt-paragraphs';
import { BrochureFoot } from '../../views/brochure/foot';
import { BrochureMasthead } from '../../views/brochure/masthead';
import { BrochurePhoto } from '../../views/brochure/photo';
import type { ContactCardProps } from '../../views/layout/contact-card';
import { getFloorPlans, getPhotos } from '../../views/ui/floor-plans';
import { Prose } from '../../views/ui/prose';
import { BrochureUnits } from './brochure-units';
import type { FloorUnits } from './floor-units';
import { ProjectFacts } from './project-facts';

interface ProjectBrochureProps {
  ctx: RequestContext;
  project: Project;
  units: ProjectUnits;
  floors: readonly FloorUnits[];
  contact: Pick<ContactCardProps, 'price' | 'isAmount' | 'priceNote' | 'notes' | 'person'>;
}

/** The printed page of a project: two sheets of A4, as those of a property (views/brochure/). */
export function ProjectBrochure(props: ProjectBrochureProps) {
  return (
    <div className="brochure" hidden>
      <FirstSheet {...props} />
      <SecondSheet {...props} />
    </div>
  );
}

/** The first sheet: the building, its name, prices, what a buyer asks first, the description, the agent. */
function FirstSheet({ ctx, project, units, contact }: ProjectBrochureProps) {
  const { images } = ctx.snapshot.site.configuration;
  const [front] = getPhotos(project);
  const lang = getTextLang(project, ctx.language);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} about={project.ProjectNumber || project.Name} />
      {front && <BrochurePhoto url={front.Url} hosts={images} className="brochure__front" />}
      <div className="brochure__head">
        <div>
          <p>{formatPlace(ctx, project)}</p>
          <p className="brochure__headline" lang={lang}>
            {project.Name}
          </p>
        </div>
        <div className="brochure__price">
          <p className={contact.isAmount ? 'is-amount' : undefined}>{contact.price}</p>
          {[contact.priceNote, ...(contact.notes ?? [])].map(
            (note) => note && <p key={note}>{note}</p>,
          )}
        </div>
      </div>
      <ProjectFacts {...{ ctx, project, units }} />
      <Prose ctx={ctx} text={excerptParagraphs(project.Description)} lang={lang} />
      <BrochureAgent ctx={ctx} person={contact.person} />
    </div>
  );
}

/** The second sheet: the units, a plan and more pictures, where it stands and when it is ready, a code to the page. */
function SecondSheet({ ctx, project, floors }: ProjectBrochureProps) {
  const { t, snapshot, language } = ctx;
  const { images } = snapshot.site.configuration;
  const lang = project.language === language ? undefined : project.language;
  const pictures = [...getFloorPlans(project).slice(0, 1), ...getPhotos(project).slice(1, 4)];
  const texts = [
    { title: t('PROJECT_SITUATION'), text: project.Situation },
    { title: t('PROJECT_DELIVERY'), text: project.Delivery },
  ].filter(({ text }) => text);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} about={project.ProjectNumber || project.Name} />
      <BrochureUnits ctx={ctx} floors={floors} />
      <div className="brochure__photos">
        {pictures.slice(0, 3).map(({ Url, Kind }) => (
          <BrochurePhoto
            key={Url}
            url={Url}
            hosts={images}
            {...(Kind === 'plan' && { className: 'brochure__plan' })}
          />
        ))}
      </div>
      <div className="brochure__columns">
        {texts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p lang={lang}>{createExcerpt(text.split('\n\n')[0] ?? '', MAX_TEXT_LENGTH)}</p>
          </section>
        ))}
      </div>
      <BrochureFoot ctx={ctx} code={{ project: project.ID }} />
    </div>
  );
}

const formatPlace = ({ t, snapshot, language }: RequestContext, project: Project): string => {
  const { listings } = snapshot.site.configuration;
  const located = { ...project, PublishAddress: project.PublicAddress };
  const address = formatAddress(located, { listings, language });
  return [t('SALE_KIND_NEW_CONSTRUCTION'), address].filter(Boolean).join(', ');
};

const MAX_TEXT_LENGTH = 480;
