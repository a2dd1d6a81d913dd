import { useEffect, useRef } from 'react';

/** What was pressed is gone with its step: the focus goes on to the button of the next one, or back to the field. */
export function useStepFocus(isNext: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasNext = useRef(false);
  useEffect(() => {
    if (isNext) button.current?.focus();
    else if (wasNext.current) field.current?.focus();
    wasNext.current = isNext;
  }, [isNext]);
  return { button, field };
}
