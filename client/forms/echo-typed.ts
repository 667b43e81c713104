import type { DescribedKind } from '../../src/domain/typed-values/describe-typed';
import { describeTyped } from '../../src/domain/typed-values/describe-typed';

/** Shows below each amount, surface and telephone number what it is understood as, while one types. */
export function echoTyped(form: HTMLFormElement): void {
  for (const echo of form.querySelectorAll<HTMLOutputElement>('[data-echo]')) {
    const input = form.querySelector<HTMLInputElement>(`#${echo.htmlFor}`);
    if (!input) continue;
    const show = () => {
      const understood = describeTyped(echo.dataset.echo as DescribedKind, input.value);
      const text = understood && (echo.dataset.echoText ?? '').replace('{amount}', understood);
      // An unchanged text is not announced again.
      if (echo.value !== text) echo.value = text;
    };
    input.addEventListener('input', show);
    show();
  }
}
