import { formatWord } from '../../../domain/language/catalogue-words';
import type { Environment } from '../../../env';
import { computeLinkEnd } from '../../../platform/auth/signed-link';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { MailAttachment } from '../../../platform/mail/mail';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { getDocumentKey } from '../../../platform/snapshot/manifest';
import { createDocumentPath } from '../../documents/document-link';
import { measureDocument } from '../../documents/documents-store';
import type { Lead } from './lead';
import { loadLeadSubject } from './lead-facts';

/** A document of the listing in an answer: a signed link and, where there is room, the file as well. */
export interface ReplyPaper {
  name: string;
  href: string;
  attachment: MailAttachment | undefined;
}

/** The documents that an answer carries, and when their links end, in milliseconds since 1970. */
export interface ReplyPapers {
  list: readonly ReplyPaper[];
  ends: number;
}

/** The bytes of all files of an answer; what does not fit goes as a link alone, so that no mailbox refuses the mail. */
export const MAX_PAPER_BYTES = 5 * 1024 * 1024;

/** Lists the documents that an answer can carry, as options with their sizes, so that one sees what goes as a link. */
export async function listPaperOptions(ctx: RequestContext, env: Environment, lead: Lead) {
  const papers = await listReplyPapers(ctx, lead);
  return Promise.all(
    papers.map(async ({ value, text }) => {
      const size = await measureDocument(env.FILES, ctx.snapshot.documents[value] ?? '');
      return { value, text: size === undefined ? text : `${text} (${formatKilobytes(size)})` };
    }),
  );
}

/** Lists the documents of the listing or project that a lead is about, in the language of who asked. */
async function listReplyPapers(staffContext: RequestContext, lead: Lead) {
  const { language } = lead;
  const subject = await loadLeadSubject(inLanguage(staffContext, language), lead);
  return (subject?.record.Documents ?? []).map(({ Name, File }) => ({
    value: File,
    text: formatWord('Documents', Name, language),
  }));
}

/**
 * Signs a link to each chosen document and attaches the files that fit, in their order. Undefined if one is not among
 * the documents of the listing, or is not stored any longer: a link would lead nowhere.
 */
export async function prepareReplyPapers(
  ctx: RequestContext,
  env: Environment,
  lead: Lead,
  chosen: readonly string[],
): Promise<ReplyPapers | undefined> {
  const ends = computeLinkEnd('document', Date.now());
  if (chosen.length === 0) return { list: [], ends };
  const papers = (await listReplyPapers(ctx, lead)).filter(({ value }) => chosen.includes(value));
  const hashes = papers.map(({ value }) => ctx.snapshot.documents[value] ?? '');
  const sizes = await Promise.all(hashes.map((hash) => measureDocument(env.FILES, hash)));
  if (papers.length < chosen.length || sizes.includes(undefined)) return undefined;
  const keyRing = await loadSigningKeys(env);
  const { href } = inLanguage(ctx, lead.language);
  const about =
    lead.property === null ? { project: lead.project ?? 0 } : { property: lead.property };
  let room = MAX_PAPER_BYTES;
  const isAttached = sizes.map((size = 0) => {
    if (size > room) return false;
    room -= size;
    return true;
  });
  const list = papers.map(async ({ value, text }, index): Promise<ReplyPaper> => {
    const hash = hashes[index] ?? '';
    const path = await createDocumentPath(href, hash, value, ends, keyRing, about);
    const attachment = isAttached[index] ? attachPaper(hash, value) : undefined;
    return { name: text, href: ctx.origin + path, attachment };
  });
  return { list: await Promise.all(list), ends };
}

const attachPaper = (hash: string, path: string): MailAttachment => ({
  from: 'files',
  key: getDocumentKey(hash),
  filename: path.split('/').at(-1) ?? path,
  type: path.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
});

/** Formats the size of a file: '120\u00a0kB'. */
export const formatKilobytes = (bytes: number): string =>
  `${Math.max(1, Math.ceil(bytes / 1024))}\u00a0kB`;
