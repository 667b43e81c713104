import { getTranslator } from '../../domain/language/texts';
import type { Mail } from '../../platform/mail/mail';
import type { OutboxEntry } from '../../platform/mail/outbox-list-store';

/** Lists the outbox and previews one mail, for developers: in English and without the site's styles. */
export function OutboxPage({
  list,
  faults,
  chosen,
  mail,
}: {
  list: readonly OutboxEntry[];
  /** Rows that cannot be read. */
  faults: readonly string[];
  chosen: string;
  mail: Mail | undefined;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mails</title>
        <style>{OUTBOX_CSS}</style>
      </head>
      <body>
        <nav aria-label="Mails">
          <h1>Mails</h1>
          {list.length === 0 && <p>None yet: send a form.</p>}
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {list.map((entry) => (
            <a
              key={entry.id}
              href={`?id=${entry.id}`}
              aria-current={entry.id === chosen ? 'page' : undefined}
            >
              <b>{entry.subject}</b>
              {entry.recipient}
              <small>
                {new Date(entry.createdAt).toISOString().slice(0, 16).replace('T', ' ')} UTC ·{' '}
                {entry.state}
                {entry.state === 'failed' && ` · ${getTranslator('en')('MAIL_ERROR')}`}
                {entry.error && ` · ${entry.error}`}
              </small>
            </a>
          ))}
        </nav>
        {mail && <MailPreview id={chosen} mail={mail} />}
      </body>
    </html>
  );
}

function MailPreview({ id, mail }: { id: string; mail: Mail }) {
  const lines = Object.entries({
    From: `${mail.from.name} <${mail.from.email}>`,
    To: mail.to,
    'Reply-To': mail.replyTo ?? '',
    Subject: mail.subject,
    ...mail.headers,
    Attachments: (mail.attachments ?? []).map(({ filename }) => filename).join(', '),
  });
  return (
    <main>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <iframe title={mail.subject} src={`?id=${id}&as=html`} sandbox="" />
      <pre>{mail.text}</pre>
    </main>
  );
}

const OUTBOX_CSS = `
body{margin:0;display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);min-height:100vh;
font:15px/1.5 system-ui,sans-serif;background:#f7f3ec;color:#1e262b}
nav{border-right:1px solid #d9d1c3}
h1{margin:1.25rem;font-size:1.25rem}
nav p{margin:1.25rem}
nav a{display:grid;padding:.75rem 1.25rem;border-top:1px solid #d9d1c3;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover{background:#ebe5d9}
nav a[aria-current]{background:#fffdfa;box-shadow:inset 3px 0 #1e3a2f}
small{color:#5c656b}
main{padding:1.25rem;display:grid;gap:1.25rem;align-content:start}
dl,dd{margin:0}
dl div{display:grid;grid-template-columns:11rem 1fr;overflow-wrap:anywhere}
dt{color:#5c656b}
iframe{width:100%;height:75vh;border:1px solid #d9d1c3}
pre{margin:0;padding:1.25rem;background:#fffdfa;white-space:pre-wrap;overflow-wrap:anywhere}
@media(width<768px){body{display:block}nav{border:0}}
`;
