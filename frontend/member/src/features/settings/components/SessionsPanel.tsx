import { Box, Flex } from '@chakra-ui/react';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { moveFocus } from '#member/ui/move-focus';
import { moveFocusToRow } from '#member/ui/move-focus-to-row';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useSessions } from '../hooks/use-sessions';

const handheld: readonly SessionView['device']['kind'][] = ['android', 'ipad', 'iphone'];

/** Every browser that is logged in, with the way to log it out from here. */
export function SessionsPanel() {
  const { t } = useTranslation('settings');
  const { list, endOne, endOthers } = useSessions();
  if (list.isPending) return <ListSkeleton rows={3} />;
  if (list.isError) return <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} />;
  const { sessions } = list.data;
  const failed = endOne.error ?? endOthers.error;
  const end = (id: string, index: number) =>
    endOne.mutate(id, {
      onSuccess: () => {
        announce(t('sessions.ended'));
        moveFocusToRow('sessions', index);
      },
    });
  const endAllOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => {
        announce(t('sessions.others_ended'));
        moveFocus();
      },
    });
  return (
    <>
      <Box mb="5" color="ink.soft">
        {t('sessions.lead')}
      </Box>
      {failed ? (
        <Box mb="5">
          <ErrorNotice error={toApiError(failed)} />
        </Box>
      ) : null}
      <Card px={{ base: '5', md: '7' }} py="2">
        <ul id="sessions">
          {sessions.map((session, index) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={endOne.isPending && endOne.variables === session.id}
              onEnd={() => end(session.id, index)}
            />
          ))}
        </ul>
      </Card>
      {sessions.length > 1 ? (
        <Box mt="6">
          <ActionButton wide busy={endOthers.isPending} icon={<LogOut size="1.4rem" aria-hidden />} onClick={endAllOthers}>
            {t('sessions.end_others')}
          </ActionButton>
        </Box>
      ) : (
        <Box mt="6" color="ink.soft">
          {t('sessions.only_here')}
        </Box>
      )}
    </>
  );
}

interface SessionRowProps {
  readonly session: SessionView;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const { day, time } = useFormats();
  const { browser, kind } = session.device;
  const Icon = handheld.includes(kind) ? Smartphone : Monitor;
  const seen = new Date(session.last_seen_at);
  const device = t('sessions.device', { browser: t(`sessions.browser.${browser}`), device: t(`sessions.kind.${kind}`) });
  return (
    <Flex
      as="li"
      py="4"
      gap="4"
      align="flex-start"
      wrap="wrap"
      borderBottomWidth="1px"
      borderColor="hairline"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box color="primary" pt="0.5" flexShrink={0}>
        <Icon size="1.75rem" aria-hidden />
      </Box>
      <Box flex="1 1 12rem" minW="0">
        <Box fontWeight="medium">{device}</Box>
        <Box textStyle="small" color="ink.soft">
          {session.current ? null : t('sessions.seen', { day: day(seen), time: time(seen) })}
        </Box>
        {session.current ? (
          <Box textStyle="small" color="success" fontWeight="medium">
            {t('sessions.this_device')}
          </Box>
        ) : null}
      </Box>
      {session.current ? null : (
        <ActionButton tone="outline" size="compact" busy={busy} aria-label={t('sessions.end_name', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </ActionButton>
      )}
    </Flex>
  );
}
