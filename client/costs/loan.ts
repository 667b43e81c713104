import { datesOn } from '../../src/domain/costs/cost-rules';
import { formatCents, formatCentsRange } from '../../src/domain/costs/format-costs';
import { computeMonthlyPayment, computeMortgageDeed } from '../../src/domain/costs/loan';
import type { LoanTexts } from '../../src/features/costs/loan-input';
import { LOAN_FIELDS, parseLoan } from '../../src/features/costs/loan-input';

/** Reads the fields of the loan; undefined if there is none yet. */
export function readLoanTexts(form: HTMLFormElement): LoanTexts | undefined {
  const values = new FormData(form);
  if (!values.has('own')) return undefined;
  const [own = '', rate = '', years = ''] = LOAN_FIELDS.map((field) => String(values.get(field)));
  return { own, rate, years };
}

export function writeLoanTexts(form: HTMLFormElement, texts: LoanTexts): void {
  for (const field of LOAN_FIELDS) {
    const input = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (input) input.value = texts[field];
  }
}

/** Writes the own funds that the visitor gave elsewhere, where they leave something to borrow; the example else. */
export function writeOwnFundsText(form: HTMLFormElement, own: string): void {
  const texts = readLoanTexts(form);
  const total = Number(form.querySelector<HTMLElement>('[data-loan]')?.dataset.loan);
  if (own && texts && parseLoan({ ...texts, own }, total).ok)
    writeLoanTexts(form, { ...texts, own });
}

/**
 * Shows the monthly payment for the values in the fields. An impossible value shows the error of its
 * field and leaves the last answer, greyed.
 */
export function showLoan(form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>('[data-loan]');
  const texts = readLoanTexts(form);
  if (!part || !texts) return;
  const parsed = parseLoan(texts, Number(part.dataset.loan));
  for (const field of LOAN_FIELDS)
    showFieldError(part, field, !parsed.ok && parsed.invalid.includes(field));
  part.querySelector('[data-loan-answer]')?.classList.toggle('is-old', !parsed.ok);
  if (!parsed.ok) return;
  const { amount, ratePercent, years } = parsed.loan;
  const deed = computeMortgageDeed(amount, datesOn(part.dataset.day ?? ''));
  const setText = (selector: string, text: string) => {
    const element = part.querySelector(selector);
    // An unchanged text is not announced again.
    if (element && element.textContent !== text) element.textContent = text;
  };
  const line = part.querySelector<HTMLElement>('[data-loan-amount]')?.dataset.loanAmount ?? '';
  setText('[data-loan-payment]', formatCents(computeMonthlyPayment(amount, ratePercent, years)));
  setText('[data-loan-amount]', line.replace('{amount}', formatCents(amount)));
  setText('[data-loan-deed]', deed ? formatCentsRange(deed) : '–');
}

/** Shows or hides the error of a field, which the server wrote beside it. */
function showFieldError(part: HTMLElement, field: string, isInvalid: boolean): void {
  const input = part.querySelector<HTMLInputElement>(`[name="${field}"]`);
  const message = part.querySelector<HTMLElement>(`#costs-${field}-error`);
  if (!input || !message) return;
  message.hidden = !isInvalid;
  input.ariaInvalid = isInvalid ? 'true' : null;
  if (isInvalid) input.setAttribute('aria-describedby', message.id);
  else input.removeAttribute('aria-describedby');
}
