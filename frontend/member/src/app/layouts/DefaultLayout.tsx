import { Outlet, useLocation, useMatches } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { useIsQuiet } from '#member/shared/state/quiet-screen';
import { banners } from '../lazy-banners';
import { SignupLayer } from '../SignupLayer';
import { BottomBar } from './BottomBar';
import { isRouteFacts } from '../route-facts';
import { Footer } from './Footer';
import { Frame } from './Frame';
import { Header } from './Header';

/** Whether what is drawn says that there is no such page. */
function useIsMissing(pathname: string): boolean {
  const { missing } = useSession();
  const isQuiet = useIsQuiet();
  return useMatches().some(({ handle }) => isRouteFacts(handle) && handle.status === 404) || missing === pathname || isQuiet;
}

export function DefaultLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isMissing = useIsMissing(pathname);
  return (
    <>
      <SignupLayer />
      <Frame
        header={<Header />}
        footer={
          <>
            <Footer brief={pathname === '/signup'} />
            {user ? <BottomBar user={user} /> : null}
          </>
        }
      >
        {user && !isMissing ? <banners.Component /> : null}
        <Outlet />
      </Frame>
    </>
  );
}
