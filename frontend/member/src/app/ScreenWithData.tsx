import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { NotFound } from '#member/ui/NotFound';

/** A screen whose route names its data; the 404 page where the server found nothing under its address. */
export function ScreenWithData({ screen: Screen }: { readonly screen: ComponentType }) {
  const { pathname } = useLocation();
  const { missing } = useSession();
  return missing === pathname ? <NotFound /> : <Screen />;
}
