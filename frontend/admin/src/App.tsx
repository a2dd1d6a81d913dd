import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { Home } from './home/Home';
import { BrokenOffice } from './layout/Broken';
import { Notices } from './layout/Notices';
import { Denied, Nowhere } from './layout/Nowhere';
import { OfficeLayout } from './layout/OfficeLayout';
import { LoginPage } from './login/LoginPage';
import { placeGroups } from './places/groups';
import type { Place } from './places/place';
import { queryClient } from './queryClient';
import { store } from './store';
import { darkTheme, lightTheme } from './theme/theme';
import { later } from './ui/later';
import { Waiting } from './ui/Waiting';
import { i18nProvider } from './i18n-provider';
import { words } from './words';

const places = placeGroups.flatMap((group) => group.places);
const none: Required<Pick<Place, 'lists' | 'pages'>> = { lists: {}, pages: {} };
const lists = places.flatMap((place) => Object.entries(place.lists ?? none.lists));
const pages = places.flatMap((place) => Object.entries(place.pages ?? none.pages));
/** No place of the menu: whoever comes here has no account that works yet. */
const SetUpPage = later(() => import('./set-up/SetUpPage'), 'SetUpPage');

export const App = () => (
  <Admin
    title={words.title}
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={OfficeLayout}
    loginPage={LoginPage}
    notification={Notices}
    dashboard={Home}
    catchAll={Nowhere}
    accessDenied={Denied}
    error={BrokenOffice}
    loading={Waiting}
    disableTelemetry
    requireAuth
  >
    {lists.map(([name, screens]) => (
      <Resource key={name} name={name} {...screens} />
    ))}
    <CustomRoutes>
      {pages.map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/set-up" element={<SetUpPage />} />
    </CustomRoutes>
  </Admin>
);
