import { Outlet } from 'react-router';
import { countriesWarnedEverywhere } from './entry-rule';
import { Frame } from './Frame';
import { Header } from './Header';

/** The whole window for the conversation: the top bar on a desktop, the header of the conversation with Back on phones; no banners, no footer. */
export function ChatLayout() {
  return (
    <Frame fullHeight entryCountries={countriesWarnedEverywhere} header={<Header hiddenOnPhones />}>
      <Outlet />
    </Frame>
  );
}
