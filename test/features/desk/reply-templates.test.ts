import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import nl from '../../../data/texts/nl.json';
import type { TextKey } from '../../../src/domain/language/texts';
import { getTranslator } from '../../../src/domain/language/texts';
import type { FormName } from '../../../src/features/forms/kit/definition/form-names';
import { read, setUpLeads } from './lead-requests';

/** How an answer to each form begins: the type asks for a line of every form. */
const TEMPLATES = {
  'contact-appointment': 'DESK_TEMPLATE_VISIT',
  'site-contact': 'DESK_TEMPLATE_MESSAGE',
  'site-contact-small': 'DESK_TEMPLATE_MESSAGE',
  'contact-me': 'DESK_TEMPLATE_MESSAGE',
  'sign-newsletter': 'DESK_TEMPLATE_MESSAGE',
  'make-offer': 'DESK_TEMPLATE_OFFER',
  'rental-application': 'DESK_TEMPLATE_RENTAL',
  'rent-profile': 'DESK_TEMPLATE_MESSAGE',
  'contact-demand': 'DESK_TEMPLATE_VALUATION',
  'demand-register': 'DESK_TEMPLATE_SAVED_SEARCH',
  'contact-construction': 'DESK_TEMPLATE_CONSTRUCTION',
  'seller-choices': 'DESK_TEMPLATE_MESSAGE',
  'send-to-friend': 'DESK_TEMPLATE_MESSAGE',
  'request-documents': 'DESK_TEMPLATE_DOCUMENTS',
  'request-project-documents': 'DESK_TEMPLATE_DOCUMENTS',
  'job-contact': 'DESK_TEMPLATE_JOB',
  testimonial: 'DESK_TEMPLATE_TESTIMONIAL',
  'owner-question': 'DESK_TEMPLATE_OWNER',
  // A form of before, whose rows are still there.
  'old-form': 'DESK_TEMPLATE_MESSAGE',
} as const satisfies Record<FormName | 'owner-question' | 'old-form', TextKey>;

const desk = setUpLeads();

test('an answer to each form begins with its text, in the language of who sent it', async () => {
  for (const language of ['nl', 'fr'] as const) {
    const t = getTranslator(language);
    const path = await desk.sendLead({}, language);
    for (const [form, key] of Object.entries(TEMPLATES)) {
      await env.DB.prepare('UPDATE leads SET form = ?').bind(form).run();
      const html = await read(desk.luc, path);
      const draft = /name="text"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
      expect([form, draft.replaceAll('&#x27;', "'")]).toEqual([
        form,
        expect.stringContaining(`\n\n${t(key)}\n\n`),
      ]);
    }
  }
});

test('no text for answers is left without a form', () => {
  const texts = Object.keys(nl).filter((key) => key.startsWith('DESK_TEMPLATE_'));
  expect(texts.toSorted()).toEqual([...new Set<string>(Object.values(TEMPLATES))].toSorted());
});
