import { countPasswordCharacters } from '../../src/domain/accounts/password-length';
import { sendPasskey } from './passkeys';

/** Shows or hides a password, or asks for a passkey. */
export async function pressButton(button: HTMLButtonElement): Promise<void> {
  const passkey = button.closest<HTMLElement>('.passkey');
  if (passkey) await sendPasskey(passkey);
  else togglePassword(button);
}

/** Shows or hides the password of a button's field, and lets the button say what it does next. */
function togglePassword(button: HTMLButtonElement): void {
  const input = button.parentElement?.querySelector('input');
  const [show, hide] = JSON.parse(button.dataset.passwordToggle ?? '[]');
  if (!input) return;
  const isShown = input.type === 'password';
  input.type = isShown ? 'text' : 'password';
  const [text, label] = isShown ? hide : show;
  button.textContent = text;
  button.setAttribute('aria-label', label);
  input.focus();
}

/** Says how many characters the password has, and whether the second one is equal. */
export function showStatuses(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.password input')) {
    const status = document.getElementById(`${input.id}-status`);
    if (!status) continue;
    const { passwordMin, passwordRepeats } = input.dataset;
    if (passwordMin) showLength(input, status, Number(passwordMin));
    if (passwordRepeats) showEquality(input, status, passwordRepeats);
  }
}

function showLength(input: HTMLInputElement, status: HTMLElement, min: number): void {
  const count = countPasswordCharacters(input.value);
  const [counted = '', enough = ''] = readTexts(status);
  const isEnough = count >= min;
  status.textContent = (isEnough ? enough : counted).replace('{count}', String(count));
  status.classList.toggle('is-enough', isEnough);
  drawBar(status, Math.min(count, min), min);
}

/** Draws the bar as an element of its own: the policy allows no style attributes. */
function drawBar(status: HTMLElement, value: number, max: number): void {
  const existing = status.previousElementSibling;
  const bar = existing instanceof HTMLProgressElement ? existing : createBar(status);
  bar.max = max;
  bar.value = value;
}

function createBar(status: HTMLElement): HTMLProgressElement {
  const bar = document.createElement('progress');
  bar.className = 'password__bar';
  bar.setAttribute('aria-hidden', 'true');
  status.before(bar);
  return bar;
}

function showEquality(input: HTMLInputElement, status: HTMLElement, first: string): void {
  const other = document.getElementById(first) as HTMLInputElement | null;
  const [different = '', equal = ''] = readTexts(status);
  const isEqual = input.value !== '' && input.value === other?.value;
  status.textContent = input.value === '' ? '' : isEqual ? equal : different;
  status.classList.toggle('is-enough', isEqual);
}

const readTexts = (status: HTMLElement): string[] => JSON.parse(status.dataset.texts ?? '[]');
