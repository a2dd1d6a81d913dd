import { Outlet, useLocation } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { banners } from '../frame-parts';
import { SignupLayer } from '../SignupLayer';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Frame } from './Frame';
import { Header } from './Header';

export function DefaultLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
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
        {user ? <banners.Shown /> : null}
        <Outlet />
      </Frame>
    </>
  );
}
