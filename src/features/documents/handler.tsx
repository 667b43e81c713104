import type { PropertyDocument } from '../../domain/catalogue/property-parts';
import { formatDate } from '../../domain/format/date';
import { formatWord } from '../../domain/language/catalogue-words';
import { CATALOGUE_LANGUAGES } from '../../domain/language/language';
import { computeLinkEnd } from '../../platform/auth/signed-link';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { MailLinks } from '../../platform/mail/mail-blocks';
import { MailHeading } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { composeAgencyMail, composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type {
  FormHandler,
  FormPresentation,
  FormRequest,
  Submission,
} from '../forms/kit/submit/handler';
import type { Subject } from '../forms/kit/submit/subject';
import { loadSubject } from '../forms/kit/submit/subject';
import { createDocumentPath } from './document-link';
import { insertDocumentRequest, isRequestRepeated } from './document-requests-store';
import { requestDocumentsForm, requestProjectDocumentsForm } from './form';

export const requestDocumentsHandler = createDocumentsHandler(requestDocumentsForm);
export const requestProjectDocumentsHandler = createDocumentsHandler(requestProjectDocumentsForm);

type DocumentsForm = typeof requestDocumentsForm | typeof requestProjectDocumentsForm;

function createDocumentsHandler<F extends DocumentsForm>(form: F): FormHandler<F> {
  return {
    form,
    reply: 'DESK_TEMPLATE_DOCUMENTS',
    /** A property or project without documents has no form. */
    isAvailable: ({ subject }) => getSubjectDocuments(subject).length > 0,
    present({ ctx, subject }) {
      const documents = listOptions(ctx, getSubjectDocuments(subject));
      return {
        options: { documents },
        initialValues: { documents: documents.map(({ value }) => value) },
      };
    },
    presentStored: (request) => presentForStaff(form, request),
    /** Stores the request, so that a later mail can say that it is a repetition (§4). */
    buildStatements: ({ subject, answers, submittedAt }, db) =>
      subject ? [insertDocumentRequest(db, subject, answers.email, getLinkEnd(submittedAt))] : [],
    composeMails: async (submission) => [
      composeAgencyMail({
        ...submission,
        staffContext: {
          ...submission.staffContext,
          presentation: await presentForStaff(form, submission.staffContext),
        },
      }),
      await composeDocumentsMail(submission),
    ],
  };
}

/** Returns the documents of every language: each has files of its own, and the visitor may read another than staff. */
async function presentForStaff(
  { about }: DocumentsForm,
  { ctx, query }: FormRequest,
): Promise<FormPresentation> {
  const languages = [ctx.catalogueLanguage, ...CATALOGUE_LANGUAGES];
  const subjects = await Promise.all(
    languages.map((catalogueLanguage) => loadSubject({ ...ctx, catalogueLanguage }, about, query)),
  );
  return { options: { documents: listOptions(ctx, subjects.flatMap(getSubjectDocuments)) } };
}

const listOptions = ({ language }: RequestContext, documents: readonly PropertyDocument[]) =>
  documents.map(({ Name, File }) => ({
    value: File,
    text: formatWord('Documents', Name, language),
  }));

const getLinkEnd = (submittedAt: Date): number => computeLinkEnd('document', submittedAt.getTime());

const getSubjectDocuments = (subject: Subject | undefined): readonly PropertyDocument[] =>
  subject?.record.Documents ?? [];

/** Composes the mail with the signed links, which expire; documents have no public address (decision 28). */
async function composeDocumentsMail(submission: Submission<DocumentsForm>) {
  const { ctx, env, subject, answers, submittedAt } = submission;
  const { t, href, origin, snapshot } = ctx;
  const ends = getLinkEnd(submittedAt);
  const now = submittedAt.getTime();
  const isRepeated = subject && (await isRequestRepeated(env.DB, subject, answers.email, now));
  const keyRing = await loadSigningKeys(env);
  const id = subject?.id ?? 0;
  const of = subject?.kind === 'project' ? { project: id } : { property: id };
  const requestedDocuments = getSubjectDocuments(subject).filter(({ File }) =>
    answers.documents.includes(File),
  );
  const links = requestedDocuments.map(async ({ Name, File }) => {
    const hash = snapshot.documents[File] ?? '';
    return {
      label: formatWord('Documents', Name, ctx.language),
      href: origin + (await createDocumentPath(href, hash, File, ends, keyRing, of)),
    };
  });
  return composeVisitorMail(submission, {
    kind: 'documents',
    subject:
      subject?.kind === 'project' ? 'MAIL_PROJECT_DOCUMENTS_SUBJECT' : 'MAIL_DOCUMENTS_SUBJECT',
    // The thank-you page is the same for a first and a repeated request: only the mail tells them apart.
    text: [
      isRepeated && t('DOCUMENTS_ALREADY_REQUESTED'),
      t('MAIL_DOCUMENTS_TEXT', { date: formatDate(new Date(ends).toISOString()) }),
    ]
      .filter(Boolean)
      .join(' '),
    extra: (
      <>
        <MailHeading>{t('GROUP_DOCUMENTS')}</MailHeading>
        <MailLinks links={await Promise.all(links)} />
      </>
    ),
  });
}
