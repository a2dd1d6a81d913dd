import { Box } from '@chakra-ui/react';
import { Languages, LogOut, ReceiptText, Settings, Undo2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ColourModeSwitch } from '#member/ui/DisplaySwitches';
import { MenuEntry } from '#member/ui/Dropdown';
import { localeFacts } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { hasLanguageChoice } from './language-places';

/** Pages of one's own, how the site looks, and the way out. */
export function AccountMenu({ withLanguage = false }: { readonly withLanguage?: boolean }) {
  const { t } = useTranslation();
  const { locale, user } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <MenuEntry asChild>
        <Link to="/profile">
          <UserRound size="1.4rem" aria-hidden />
          {t('nav.profile')}
        </Link>
      </MenuEntry>
      <MenuEntry asChild>
        <Link to="/transactions">
          <ReceiptText size="1.4rem" aria-hidden />
          {t('nav.orders')}
        </Link>
      </MenuEntry>
      {user?.withdrawal_open ? (
        <MenuEntry asChild>
          <Link to="/transactions/withdraw">
            <Undo2 size="1.4rem" aria-hidden />
            {t('nav.withdraw')}
          </Link>
        </MenuEntry>
      ) : null}
      <MenuEntry asChild>
        <Link to="/settings">
          <Settings size="1.4rem" aria-hidden />
          {t('nav.settings')}
        </Link>
      </MenuEntry>
      {withLanguage && hasLanguageChoice(pathname) ? (
        <MenuEntry asChild>
          <Link to="/lang-config">
            <Languages size="1.4rem" aria-hidden />
            {t('display.language')}: {localeFacts[locale].name}
          </Link>
        </MenuEntry>
      ) : null}
      <Box px="4" py="3">
        <ColourModeSwitch />
      </Box>
      <form method="post" action="/logout">
        <MenuEntry type="submit">
          <LogOut size="1.4rem" aria-hidden />
          {t('nav.logout')}
        </MenuEntry>
      </form>
    </>
  );
}
