import type { PropertyDocument } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import { documentPath } from '../../platform/auth/document-link';
import { siteSecret } from '../../platform/auth/secret-store';
import { Heading, Links } from '../../platform/mail/parts';
import { toAgency, toVisitor } from '../forms/kit/mail/mails';
import type { FormRequest, FormRoom, Submission } from '../forms/kit/submit/handler';
import type { Subject } from '../forms/kit/submit/subject';
import { isRequestedBefore, requested } from './document-requests-store';
import { requestDocuments, requestProjectDocuments } from './form';

const DAYS = 7;

export const requestDocumentsRoom = roomOf(requestDocuments);
export const requestProjectDocumentsRoom = roomOf(requestProjectDocuments);

type DocumentsForm = typeof requestDocuments | typeof requestProjectDocuments;

function roomOf<F extends DocumentsForm>(form: F): FormRoom<F> {
  return {
    form,
    /** Where there is nothing to send there is nothing to ask for. */
    async load({ subject }: FormRequest) {
      const documents = documentsOf(subject).map(({ Name, File }) => ({ value: File, text: Name }));
      if (documents.length === 0) return undefined;
      return {
        options: { documents },
        initial: { documents: documents.map(({ value }) => value) },
      };
    },
    /** Once per person and property, until the links have ended (§4). */
    also: ({ subject, answers, at }, db) =>
      subject ? requested(db, subject, answers.email, at.getTime(), at.getTime() + DAYS * DAY) : [],
    aborted: (why) =>
      isRequestedBefore(why) ? { email: { key: 'DOCUMENTS_ALREADY_REQUESTED' } } : undefined,
    mails: async (submission) => [toAgency(submission), await withLinks(submission)],
  };
}

const DAY = 86_400_000;

const documentsOf = (subject: Subject | undefined): readonly PropertyDocument[] =>
  subject?.record.Documents ?? [];

/** The documents as links that end, never as public addresses (decision 28). */
async function withLinks(submission: Submission<DocumentsForm>) {
  const { ctx, env, subject, answers, at } = submission;
  const { t, href, origin, snapshot } = ctx;
  const ends = at.getTime() + DAYS * DAY;
  const secret = await siteSecret(env.DB);
  const chosen = documentsOf(subject).filter(({ File }) => answers.documents.includes(File));
  const about: Record<string, number> = subject ? { [subject.kind]: subject.id } : {};
  const links = chosen.map(async ({ Name, File }) => {
    const hash = snapshot.documents[File] ?? '';
    return {
      label: Name,
      href: origin + (await documentPath(href, hash, File, ends, secret, about)),
    };
  });
  return toVisitor(submission, {
    subject:
      subject?.kind === 'project'
        ? t('MAIL_PROJECT_DOCUMENTS_SUBJECT', { name: subject.record.Name })
        : t('MAIL_DOCUMENTS_SUBJECT', { id: subject?.id ?? '' }),
    text: t('MAIL_DOCUMENTS_TEXT', { date: formatDate(new Date(ends).toISOString()) }),
    extra: (
      <>
        <Heading>{t('GROUP_DOCUMENTS')}</Heading>
        <Links links={await Promise.all(links)} />
      </>
    ),
  });
}
