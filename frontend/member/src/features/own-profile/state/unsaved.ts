import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Told by each section whether something in it was written and not saved. */
export const UnsavedContext = createContext<(section: string, dirty: boolean) => void>(() => undefined);

export const useUnsavedMark = () => use(UnsavedContext);

/** Keeps the page while a section is not saved: inside the app by a question, at the edge of the browser by the browser's own. */
export function useUnsaved(): { readonly mark: (section: string, dirty: boolean) => void; readonly blocker: Blocker } {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((section: string, isDirty: boolean) => {
    setDirty((now) => {
      if (now.has(section) === isDirty) return now;
      const next = new Set(now);
      if (isDirty) next.add(section);
      else next.delete(section);
      return next;
    });
  }, []);
  const any = dirty.size > 0;
  const blocker = useBlocker(any);
  useEffect(() => {
    if (!any) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [any]);
  return useMemo(() => ({ mark, blocker }), [mark, blocker]);
}
