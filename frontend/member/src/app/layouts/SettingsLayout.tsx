import { Box, chakra, Grid } from '@chakra-ui/react';
import {
  ArrowLeft,
  AtSign,
  Ban,
  Bell,
  ChevronRight,
  FolderDown,
  KeyRound,
  Lock,
  LogOut,
  MessageCircle,
  MonitorSmartphone,
  Scale,
  Type,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Card } from '#member/ui/Card';
import { Page, PageTitle } from '#member/ui/Page';
import { TextLink } from '#member/ui/TextLink';
import { settingsTabNames, settingsTabs, type SettingsTab } from '../settings-tabs';

const icons: Readonly<Record<SettingsTab, LucideIcon>> = {
  account: UserRound,
  email: AtSign,
  password: KeyRound,
  sessions: MonitorSmartphone,
  privacy: Lock,
  notifications: Bell,
  messages: MessageCircle,
  blocked: Ban,
  decisions: Scale,
  spending: Wallet,
  display: Type,
  'my-data': FolderDown,
  delete: LogOut,
};

const Tab = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'action',
    px: '4',
    py: '2',
    borderRadius: 'control',
    fontWeight: 'medium',
    color: 'ink',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'primary.tint', color: 'primary.deep' },
    '& svg': { flexShrink: 0 },
  },
});

/** All parts at the side; on a phone they are a list on the first screen, and each part leads back to it. */
export function SettingsLayout() {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const current = settingsTabNames.find((tab) => settingsTabs[tab].path === pathname) ?? 'account';
  const isFirst = current === 'account';
  const title = isFirst ? t('title') : t(`tabs.${current}`);
  return (
    <Page title={title} noIndex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '19rem minmax(0, 35rem)' }} columnGap="14" alignItems="start">
        <Box gridColumn={{ lg: '2' }}>
          {isFirst ? null : (
            <Box display={{ base: 'block', lg: 'none' }} mb="2">
              <TextLink to="/settings" display="inline-flex" alignItems="center" gap="2" minH="target">
                <ArrowLeft size="1.4rem" aria-hidden />
                {t('back')}
              </TextLink>
            </Box>
          )}
          <PageTitle>{title}</PageTitle>
        </Box>
        <Card
          asChild
          p="2"
          mb="6"
          display={{ base: isFirst ? 'block' : 'none', lg: 'block' }}
          gridRow={{ lg: '1 / 3' }}
          gridColumn={{ lg: '1' }}
        >
          <nav aria-label={t('title')}>
            <ul>
              {settingsTabNames.map((tab) => (
                <Box as="li" key={tab} display={{ base: tab === 'account' ? 'none' : 'block', lg: 'block' }}>
                  <TabEntry tab={tab} />
                </Box>
              ))}
            </ul>
          </nav>
        </Card>
        <Box gridColumn={{ lg: '2' }} minW="0">
          <Outlet />
        </Box>
      </Grid>
    </Page>
  );
}

function TabEntry({ tab }: { readonly tab: SettingsTab }) {
  const { t } = useTranslation('settings');
  const Icon = icons[tab];
  return (
    <Tab to={settingsTabs[tab].path} end>
      <Icon size="1.5rem" aria-hidden />
      <Box as="span" minW="0" overflowWrap="anywhere">
        {t(`tabs.${tab}`)}
      </Box>
      <Box ms="auto" color="ink.soft" display={{ base: 'block', lg: 'none' }}>
        <ChevronRight size="1.4rem" aria-hidden />
      </Box>
    </Tab>
  );
}
