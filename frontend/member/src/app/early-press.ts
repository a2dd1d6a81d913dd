const markOf = (button: HTMLElement): string =>
  (button.closest('article')?.querySelector('a')?.href ?? '') + (button.ariaLabel ?? button.textContent);

/** A part of its own: few press something that early. What was pressed on the drawn page before the app was there (`pressing` in `first-script.ts`), is pressed now. */
export function repeatEarlyPress(): void {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  if (pressed === undefined) return;
  delete dataset['pressed'];
  const buttons = document.querySelectorAll<HTMLElement>('#root button[type=button]');
  [...buttons].find((button) => markOf(button) === pressed)?.click();
}
