import { lazy, Suspense, useState, type ComponentType } from 'react';

interface LazyWithPreload<P extends object> {
  /** Once this is done the component is drawn at once, on the server as in the browser. */
  readonly preload: () => Promise<ComponentType<P>>;
  /** Before that it shows the fallback, and itself as soon as it is loaded. */
  readonly Component: ComponentType<P>;
}

/** A component that only some people see, or that nobody sees at first: nobody else loads it, and the first view does not wait for it. */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>, Fallback?: ComponentType<P>): LazyWithPreload<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  function Component(props: P) {
    // What is mounted stays the same component when the other way to it is ready.
    const [Mounted] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
        <Mounted {...props} />
      </Suspense>
    );
  }
  return { preload, Component };
}
