import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { NotFound } from '#member/ui/NotFound';

/** A screen about somebody or something named in the address; the 404 page where the server knows that it is not there. */
export function AboutSomebody({ screen: Screen }: { readonly screen: ComponentType }) {
  const { id } = useParams();
  const { missing } = useSession();
  return missing !== null && missing === id ? <NotFound /> : <Screen />;
}
