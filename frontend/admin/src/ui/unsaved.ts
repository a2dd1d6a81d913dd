import { useEffect, useId } from 'react';

const marks = new Set<string>();

/** Whether a form on the screen holds something that was typed and not saved. */
export const hasUnsaved = (): boolean => marks.size > 0;

/** What was typed is saved, and the page goes on to another one: nobody is asked about it. */
export const forgetUnsaved = (): void => marks.clear();

/** Marks a form as long as something in it is not saved: before somebody leaves it, they are asked. */
export function useUnsaved(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    marks.add(id);
    return () => void marks.delete(id);
  }, [id, isDirty]);
}
