import { formatNumber } from '../../src/domain/format/number';
import { readMoney } from '../../src/domain/typed-values/read-money';
import { fetchDocument } from '../fetch-document';
import { readStoredFunds, tickStoredPlan, writeOwnFunds, writePlan } from '../plan';
import { readLoanTexts, showLoan, writeLoanTexts, writeOwnFundsText } from './loan';

const TYPING_PAUSE_MS = 300;

/**
 * Answers every choice at once: the results of all situations are fetched together, so that a change
 * swaps them, and the loan is computed here. The address holds the choice, as without script. On any
 * error the form is sent as without script.
 */
export function enhanceCosts(form: HTMLFormElement): void {
  if (!form.querySelector('[name="costs"]:checked'))
    tickStoredPlan(form, (plan) => `[data-plan~="${plan}"]`);
  const place = form.querySelector('[data-costs-result]');
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  form.append(status);
  const getText = (name: string) => String(new FormData(form).get(name) ?? '');
  let answers = fetchAnswers(form, getText('value'));
  /** The loan as the visitor wrote it; undefined while it is the example. */
  let ownLoan = new URLSearchParams(location.search).has('own') ? readLoanTexts(form) : undefined;

  const showOwnLoan = () => {
    if (ownLoan) writeLoanTexts(form, ownLoan);
    else writeOwnFundsText(form, groupDigits(readStoredFunds()));
    showLoan(form);
  };

  const show = async () => {
    const situation = getText('costs');
    if (!situation || !place) return;
    try {
      const fragment = await answers;
      // Another choice was made meanwhile: its own call shows it.
      if (situation !== getText('costs')) return;
      const answer = fragment.querySelector<HTMLElement>(`[data-situation="${situation}"]`);
      if (!answer) return form.submit();
      place.replaceChildren(...answer.cloneNode(true).childNodes);
      showOwnLoan();
      showValueError(form, fragment);
      form.classList.add('is-live');
      status.textContent = answer.dataset.line ?? '';
      const link = document.querySelector('.title-card__costs');
      if (link && answer.dataset.line) link.textContent = answer.dataset.line;
      rememberChoice(form, ownLoan !== undefined);
    } catch {
      form.submit();
    }
  };

  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.closest('[data-loan]')) {
      ownLoan = readLoanTexts(form);
      if (target.name === 'own') writeOwnFunds(target.value);
      showLoan(form);
      rememberChoice(form, true);
    } else if (target.name === 'value') {
      clearTimeout(typingTimer);
      typingTimer = setTimeout(() => {
        answers = fetchAnswers(form, target.value);
        show();
      }, TYPING_PAUSE_MS);
    } else {
      // A choice that no plan leads to, such as living in a part of a building, leaves the plan as it is.
      if (target.dataset.plan) writePlan(target.dataset.plan.split(' ')[0] ?? '');
      show();
    }
  });
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !AMOUNTS.has(target.name)) return;
    target.value = groupDigits(target.value);
    if (ownLoan) ownLoan = readLoanTexts(form);
    rememberChoice(form, ownLoan !== undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });

  // Apply the choices that the visitor made before this script was loaded.
  const changed = [...form.querySelectorAll('input')].filter(isChanged);
  if (changed.some((input) => input.closest('[data-loan]'))) ownLoan = readLoanTexts(form);
  if (changed.length > 0) show();
  // The server knows an example where the address does not hold what the visitor gave elsewhere.
  else showOwnLoan();
}

/** The fields for amounts, which are written as the page writes its own once they are left. */
const AMOUNTS = new Set(['own', 'value']);

/** Returns '60.000' of '60000'; a text that is no amount stays as it is. */
function groupDigits(text: string): string {
  const reading = readMoney(text);
  return reading.ok ? formatNumber(reading.value) : text;
}

const isChanged = (input: HTMLInputElement): boolean =>
  input.type === 'radio'
    ? input.checked && !input.defaultChecked
    : input.value !== input.defaultValue;

/** Fetches the results of all situations, for a market value if one is written. */
function fetchAnswers(form: HTMLFormElement, value: string): Promise<Document> {
  const query = new URLSearchParams({
    property: form.dataset.costs ?? '',
    ...(value && { value }),
  });
  const { lang } = document.documentElement;
  const answers = fetchDocument(`/${lang}/fragments/costs/?${query}`);
  // The caller that awaits the answer handles its failure; a failed prefetch needs no message.
  answers.catch(() => undefined);
  return answers;
}

function showValueError(form: HTMLFormElement, fragment: Document): void {
  const input = form.querySelector<HTMLInputElement>('[name="value"]');
  const message = form.querySelector<HTMLElement>('#costs-value-error');
  if (!input || !message) return;
  message.hidden = !fragment.querySelector('[data-invalid-value]');
  input.ariaInvalid = message.hidden ? null : 'true';
  if (message.hidden) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', message.id);
}

/** Writes the choice into the address, so that it can be shared and survives a reload. */
function rememberChoice(form: HTMLFormElement, hasOwnLoan: boolean): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (value && (hasOwnLoan || name === 'costs' || name === 'value'))
      query.set(name, String(value));
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
