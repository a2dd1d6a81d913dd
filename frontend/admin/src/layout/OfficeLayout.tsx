import { AppBar, Layout, TitlePortal, type LayoutProps } from 'react-admin';
import { DevicePage } from '../device/DevicePage';
import { useWhoAmI } from '../useWhoAmI';
import { usePressOnce } from '../work-queue/keys';
import { UndoBar } from '../work-queue/UndoBar';
import { BrokenPage } from './Broken';
import { IdleWarning } from './IdleWarning';
import { LeaveQuestion } from './LeaveQuestion';
import { OfficeMenu } from './OfficeMenu';

/** Whoever came in with a recovery code finds one page wherever he goes; the server refuses the others as well. */
export function OfficeLayout({ children, ...props }: LayoutProps) {
  const { data } = useWhoAmI();
  usePressOnce();
  return (
    <Layout {...props} appBar={OfficeBar} menu={OfficeMenu} error={BrokenPage} appBarAlwaysOn>
      {data?.staff.needs_device ? <DevicePage /> : children}
      <UndoBar />
      <IdleWarning />
      <LeaveQuestion />
    </Layout>
  );
}

/** The title of the page in the bar is its main heading. */
const OfficeBar = () => (
  <AppBar alwaysOn>
    <TitlePortal component="h1" />
  </AppBar>
);
