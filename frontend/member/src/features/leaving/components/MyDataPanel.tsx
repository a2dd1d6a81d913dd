import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useMyData } from '../hooks/use-my-data';
import { ConsentList } from './ConsentList';
import { ExportCard } from './ExportCard';

const kinds = ['photos', 'likes', 'chats', 'messages', 'blocks', 'devices'] as const;

/** What is known of the member, what the member agreed to, a copy of it all, and the way out. */
export function MyDataPanel() {
  const { t } = useTranslation('leaving');
  const { number } = useFormats();
  const data = useMyData();
  if (data.isPending) return <ListSkeleton rows={4} />;
  if (!data.data) return <ErrorNotice error={toApiError(data.error)} onRetry={() => void data.refetch()} />;
  const { held, consents, export: copy } = data.data;
  return (
    <>
      <Section title={t('data.held')} mt="0">
        <Card px={{ base: '5', md: '7' }} py="3">
          <dl>
            {kinds.map((kind) => (
              <Flex
                key={kind}
                justify="space-between"
                gap="4"
                py="2.5"
                borderBottomWidth="1px"
                borderColor="hairline"
                _last={{ borderBottomWidth: '0' }}
              >
                <Box as="dt">{t(`data.${kind}`)}</Box>
                <Box as="dd" fontWeight="bold" fontVariantNumeric="tabular-nums">
                  {number(held[kind])}
                </Box>
              </Flex>
            ))}
          </dl>
        </Card>
      </Section>
      <Section title={t('consent.title')}>
        <ConsentList consents={consents} onChange={(answer) => data.lay(() => answer)} />
      </Section>
      <Section title={t('export.title')}>
        <ExportCard copy={copy} onChange={(view) => data.lay((known) => ({ ...known, export: view }))} />
      </Section>
      <Section title={t('leave.title')}>
        <Card padded>
          <Box mb="5">{t('leave.text')}</Box>
          <LinkButton to="/settings/delete" tone="outline">
            {t('leave.link')}
          </LinkButton>
        </Card>
      </Section>
    </>
  );
}
