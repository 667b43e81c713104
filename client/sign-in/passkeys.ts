/**
 * Asks the device for a passkey when a form is sent, and sends its answer: a new one with the options of the page, or
 * one that signs a challenge of the server. The sentence of the form says if it failed; who cancels hears nothing.
 */
export async function sendPasskey(form: HTMLFormElement): Promise<void> {
  const error = form.querySelector<HTMLElement>('[role=alert]');
  error?.setAttribute('hidden', '');
  try {
    const credential = await (form.dataset.passkey === 'create' ? create(form) : get(form));
    getInput(form, 'credential').value = JSON.stringify(credential);
    form.submit();
  } catch (problem) {
    const isCancelled = problem instanceof DOMException && problem.name === 'NotAllowedError';
    if (!isCancelled) error?.removeAttribute('hidden');
  }
}

async function create(form: HTMLFormElement): Promise<Credential | null> {
  const options = JSON.parse(form.dataset.options ?? '{}');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return navigator.credentials.create({ publicKey });
}

async function get(form: HTMLFormElement): Promise<Credential | null> {
  // A form with a field named action has no other `action` of its own.
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action: 'passkey-challenge' }),
  });
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  const { token, ...options } = await response.json();
  getInput(form, 'challenge').value = token;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return navigator.credentials.get({ publicKey });
}

const getInput = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;
