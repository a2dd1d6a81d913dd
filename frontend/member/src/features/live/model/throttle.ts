/** Runs at once, and then at most once in `ms`, the last call of a burst included. */
export function atMostEvery(ms: number, run: () => void): { readonly call: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    call();
  };
  function call(): void {
    if (timer !== undefined) {
      again = true;
      return;
    }
    timer = setTimeout(rest, ms);
    run();
  }
  return {
    call,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
