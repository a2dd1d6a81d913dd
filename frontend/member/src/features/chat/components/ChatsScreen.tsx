import { useTranslation } from 'react-i18next';
import { Card } from '#member/ui/Card';
import { Page, PageTitle } from '#member/ui/Page';
import { ChatList } from './ChatList';
import { RemovalNotice } from './RemovalNotice';

/** `/chats`: all conversations. */
export function ChatsScreen() {
  const { t } = useTranslation('chat');
  return (
    <Page title={t('title')} width="prose" noIndex>
      <PageTitle>{t('title')}</PageTitle>
      <RemovalNotice />
      <Card p={{ base: '2', md: '4' }}>
        <ChatList />
      </Card>
    </Page>
  );
}
