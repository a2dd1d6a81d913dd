import { Outlet } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { Banners } from '../Banners';
import { SignupLayer } from '../SignupLayer';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Frame } from './Frame';
import { Header } from './Header';

export function DefaultLayout() {
  const { user } = useSession();
  return (
    <>
      <SignupLayer />
      <Frame
        header={<Header />}
        footer={
          <>
            <Footer />
            {user ? <BottomBar user={user} /> : null}
          </>
        }
      >
        <Banners />
        <Outlet />
      </Frame>
    </>
  );
}
