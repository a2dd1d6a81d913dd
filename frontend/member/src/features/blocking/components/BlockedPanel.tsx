import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockedMember } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useBlocked } from '../hooks/use-blocked';
import { UnblockDialog } from './UnblockDialog';

/** Whom one blocked, since when, and how to lift it. */
export function BlockedPanel() {
  const { t } = useTranslation('blocking');
  const { t: common } = useTranslation();
  const blocked = useBlocked();
  const [asked, setAsked] = useState<BlockedMember | null>(null);

  const error = blocked.error ? toApiError(blocked.error) : null;
  const members = blocked.data?.pages.flatMap((page) => page.blocked) ?? [];

  if (blocked.isPending) return <ListSkeleton rows={3} />;
  if (!blocked.data && error) return <ErrorNotice error={error} onRetry={() => void blocked.refetch()} />;
  if (members.length === 0) {
    return (
      <EmptyState drawing={<BenchDrawing />} title={t('list.empty')}>
        {t('list.empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <Box mb="5">{t('list.text')}</Box>
      <Card asChild px={{ base: '5', md: '7' }} py="2">
        <ul aria-label={t('list.label')}>
          {members.map((member) => (
            <Row key={member.id} member={member} onUnblock={() => setAsked(member)} />
          ))}
        </ul>
      </Card>
      <Flex direction="column" align="center" gap="4" mt="6">
        {blocked.isFetchNextPageError && error ? <ErrorNotice error={error} onRetry={() => void blocked.fetchNextPage()} /> : null}
        {blocked.hasNextPage && !blocked.isFetchNextPageError ? (
          <ActionButton tone="outline" size="lg" busy={blocked.isFetchingNextPage} onClick={() => void blocked.fetchNextPage()}>
            {common('action.more')}
          </ActionButton>
        ) : null}
      </Flex>
      {asked ? <UnblockDialog member={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function Row({ member, onUnblock }: { readonly member: BlockedMember; readonly onUnblock: () => void }) {
  const { t } = useTranslation('blocking');
  const { date } = useFormats();
  const name = member.name || t('list.former');
  return (
    <Flex
      as="li"
      wrap="wrap"
      justify="space-between"
      align="center"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      borderColor="hairline"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box minW="0">
        <Box fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Box>
        <Box textStyle="small" color="ink.soft">
          {t('list.since', { date: date(new Date(member.at)) })}
        </Box>
      </Box>
      <ActionButton tone="outline" aria-label={t('unblock.button_name', { name })} onClick={onUnblock}>
        {t('unblock.button')}
      </ActionButton>
    </Flex>
  );
}
