import { useMediaQuery, type Theme } from '@mui/material';
import { AppBar, Layout, Sidebar, TitlePortal, type LayoutProps, type SidebarProps } from 'react-admin';
import { DevicePage } from '../device/DevicePage';
import { useWhoAmI } from '../useWhoAmI';
import { words } from '../words';
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
    <Layout {...props} appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar} error={BrokenPage} appBarAlwaysOn>
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

/** On a phone the menu is a dialog over the page, which has a name. */
function OfficeSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} {...(isPhone && { slotProps: { paper: { 'aria-label': words.menuOnPhones } } })} />;
}
