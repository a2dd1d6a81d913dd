import { lazy, Suspense, type ComponentType } from 'react';
import { Waiting } from './Waiting';

/** A screen that comes when somebody goes there: who opens the office loads its start alone. */
export function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType {
  const Screen = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return () => (
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>
  );
}
