import { inTime } from '../behaviours/in-time';

/**
 * Asks the device for a passkey, and sends its answer as a form: a new one with the options of the page, or one that
 * signs a challenge of the server. The sentence below the button says if it failed; who cancels hears nothing.
 */
export async function sendPasskey(element: HTMLElement): Promise<void> {
  const error = element.querySelector<HTMLElement>('[role=alert]');
  error?.setAttribute('hidden', '');
  try {
    const isNew = element.dataset.passkey === 'create';
    const { challenge, credential } = await (isNew ? create(element) : get(element));
    submit(element, { challenge, credential: JSON.stringify(credential) });
  } catch (problem) {
    const isCancelled = problem instanceof DOMException && problem.name === 'NotAllowedError';
    if (!isCancelled) error?.removeAttribute('hidden');
  }
}

/** A credential of the device, and the challenge that is sent back with it. */
interface PasskeyAnswer {
  challenge: string;
  credential: Credential | null;
}

async function create({ dataset }: HTMLElement): Promise<PasskeyAnswer> {
  const options = JSON.parse(dataset.options ?? '{}');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  return { challenge: dataset.challenge ?? '', credential };
}

async function get({ dataset }: HTMLElement): Promise<PasskeyAnswer> {
  const response = await inTime(
    fetch(dataset.action ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'passkey-challenge' }),
    }),
  );
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  const { token, ...options } = await response.json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return { challenge: token, credential: await navigator.credentials.get({ publicKey }) };
}

function submit({ dataset }: HTMLElement, values: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.setAttribute('action', dataset.action ?? '');
  for (const [name, value] of Object.entries({ action: dataset.value ?? '', ...values })) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
