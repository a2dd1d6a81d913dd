import { Box } from '@chakra-ui/react';
import { Ban, Flag, ShieldCheck, Trash2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MemberCard } from '#contracts';
import { askToBlock } from '#member/shared/state/block-question';
import { Dropdown, MenuEntry } from '#member/ui/Dropdown';
import { roomy } from './thread-bar';
import { useNameOf } from './words';

/** A button that opens something. On a phone the bar keeps to one row: its word stands alone there. */
const menuStyle = {
  px: { base: 'min({spacing.3}, 2.5vw)', sm: '4' },
  borderWidth: { sm: '1px' },
  borderColor: 'line',
  fontSize: roomy,
  '& > svg': { display: { base: 'none', sm: 'block' } },
} as const;

interface ThreadMenuProps {
  readonly person: MemberCard | null;
  /** The page of the other can be opened. */
  readonly visible: boolean;
  readonly onRemove?: () => void;
  readonly onReport?: () => void;
}

/** What can be done with a conversation besides writing. */
export function ThreadMenu({ person, visible, onRemove, onReport }: ThreadMenuProps) {
  const { t } = useTranslation(['chat', 'common']);
  const name = useNameOf()(person);
  return (
    <Dropdown
      summaryStyle={menuStyle}
      label={
        <>
          <Box as="span" hideBelow="sm">
            {t('thread.menu')}
          </Box>
          <Box as="span" hideFrom="sm">
            {t('thread.menu_short')}
          </Box>
        </>
      }
      accessibleName={t('thread.menu')}
    >
      {person && visible ? (
        <MenuEntry asChild>
          <Link to={`/members/${person.id}`}>
            <UserRound size="1.4rem" aria-hidden />
            {t('thread.profile', { name })}
          </Link>
        </MenuEntry>
      ) : null}
      <MenuEntry asChild>
        <Link to="/pages/safety">
          <ShieldCheck size="1.4rem" aria-hidden />
          {t('thread.tips')}
        </Link>
      </MenuEntry>
      {onRemove ? (
        <MenuEntry type="button" aria-haspopup="dialog" onClick={onRemove}>
          <Trash2 size="1.4rem" aria-hidden />
          {t('remove.button')}
        </MenuEntry>
      ) : null}
      {onReport ? (
        <MenuEntry type="button" aria-haspopup="dialog" onClick={onReport}>
          <Flag size="1.4rem" aria-hidden />
          {t('common:action.report_name', { name })}
        </MenuEntry>
      ) : null}
      {person ? (
        <MenuEntry type="button" onClick={() => askToBlock({ id: person.id, name, fictional: person.fictional, leaveTo: '/chats' })}>
          <Ban size="1.4rem" aria-hidden />
          {t('common:action.block_name', { name })}
        </MenuEntry>
      ) : null}
    </Dropdown>
  );
}
