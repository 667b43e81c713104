import type { RequestContext } from '../../platform/request-context';
import { LegalLines } from '../layout/footer';
import { cachedMarkup } from '../ui/cached-markup';

interface BrochureFootProps {
  ctx: RequestContext;
  /** What the code leads to, as the address of its picture names it. */
  code: { property: number } | { project: number };
}

/** The foot of a brochure: a code that leads to the page, what the sheets are worth, the legal lines. */
export function BrochureFoot({ ctx, code }: BrochureFootProps) {
  const text = cachedMarkup(ctx, 'brochure foot', () => <FootText ctx={ctx} />);
  return (
    <div className="brochure__foot">
      <img
        src={ctx.href.page('/qr-code/', { ...code })}
        alt=""
        width={120}
        height={120}
        loading="lazy"
      />
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by FootText
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </div>
  );
}

function FootText({ ctx }: Pick<BrochureFootProps, 'ctx'>) {
  const { t } = ctx;
  return (
    <>
      <p className="brochure__scan-hint">{t('PRINT_SCAN')}</p>
      <p>{t('PRINT_DISCLAIMER')}</p>
      <LegalLines ctx={ctx} />
    </>
  );
}
