import type { RequestContext } from '../../platform/request-context';
import { LegalLines } from '../layout/footer';

interface BrochureFootProps {
  ctx: RequestContext;
  /** What the code leads to, as the address of its picture names it. */
  code: { property: number } | { project: number };
}

/** The foot of a brochure: a code that leads to the page, what the sheets are worth, the legal lines. */
export function BrochureFoot({ ctx, code }: BrochureFootProps) {
  const { t } = ctx;
  return (
    <div className="brochure__foot">
      <img
        src={ctx.href.page('/qr-code/', { ...code })}
        alt=""
        width={120}
        height={120}
        loading="lazy"
      />
      <div>
        <p className="brochure__scan-hint">{t('PRINT_SCAN')}</p>
        <p>{t('PRINT_DISCLAIMER')}</p>
        <LegalLines ctx={ctx} />
      </div>
    </div>
  );
}
