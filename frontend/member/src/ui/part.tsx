import { lazy, Suspense, useState, type ComponentType } from 'react';

interface Part<P extends object> {
  /** Once this is done the part stands at once where it is drawn, on the server as in the browser. */
  readonly fetch: () => Promise<ComponentType<P>>;
  /** Until then it comes as soon as it is here. */
  readonly Shown: ComponentType<P>;
}

/** A part of a screen that only some people see, or that nobody sees at first: nobody else fetches it, and the first view does not wait for it. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>, Waiting?: ComponentType<P>): Part<P> {
  let ready: ComponentType<P> | undefined;
  const fetch = async () => (ready ??= await load());
  const Later = lazy(async () => ({ default: await fetch() }));
  function Shown(props: P) {
    // What is mounted stays the same component when the other way to it is ready.
    const [Component] = useState<ComponentType<P>>(() => ready ?? Later);
    return (
      <Suspense fallback={Waiting ? <Waiting {...props} /> : null}>
        <Component {...props} />
      </Suspense>
    );
  }
  return { fetch, Shown };
}
