/** Says on the still picture that its map did not come, or no more. */
export function tellLost(container: HTMLElement, isLost: boolean): void {
  const message = container.querySelector<HTMLElement>('.map__lost');
  if (message) message.hidden = !isLost;
}
