import { Box, Flex, Heading } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#contracts';
import { draftOf, setDraft } from '#member/shared/state/drafts';
import { useMe } from '#member/shared/state/session';
import { forgetWayBack, wayBack, type WayBack } from '#member/shared/state/way-back';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';

/** Paid: what came of it, and the way back to where the member was. */
export function CompletedOrder({ order: { credits, made_premium: madePremium } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  return (
    <Card padded>
      <Notice tone="success">{t('order.completed_text', { count: credits })}</Notice>
      {madePremium ? <PremiumWelcome /> : null}
      <WaysOn />
    </Card>
  );
}

export function PremiumWelcome() {
  const { t } = useTranslation('payments');
  return (
    <Box mt="5">
      <Heading as="h2" textStyle="h3" color="secondary">
        {t('order.premium_title')}
      </Heading>
      <Box mt="1">{t('order.premium_text')}</Box>
    </Box>
  );
}

/** Back to the message that waits for credits, or to the members; and what else can be done with the order. */
export function WaysOn({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('payments');
  const { id } = useMe();
  const back = wayBack(id);
  return (
    <Flex mt="5" gap="3" wrap="wrap">
      {back ? (
        <LinkButton to={`/chats/${back.chatId}`} icon={<MessageCircle size="1.4rem" aria-hidden />} onClick={() => goBack(back)}>
          {t('order.back_to_message')}
        </LinkButton>
      ) : (
        <LinkButton to="/members">{t('order.to_members')}</LinkButton>
      )}
      {children}
    </Flex>
  );
}

/** The words lie ready in the tab in which they were written; in any other they are laid there now. */
function goBack({ chatId, text }: WayBack): void {
  if (text && !draftOf(chatId)) setDraft(chatId, text);
  forgetWayBack();
}
