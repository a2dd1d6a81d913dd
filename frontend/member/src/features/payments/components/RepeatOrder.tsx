import { Box, Heading } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PricesView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { useMethodName } from '../hooks/use-words';
import { checkoutPath } from '../model/paths';

/** The last order once more: one press here, one to order. Nothing stands here when it cannot be repeated. */
export function RepeatOrder({ prices: { repeat, bundles }, code }: { readonly prices: PricesView; readonly code: string | undefined }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const nameOf = useMethodName();
  const bundle = bundles.find(({ id }) => id === repeat?.bundle_id);
  if (!repeat || !bundle) return null;
  const credits = t('list.credits', { count: bundle.credits });
  return (
    <>
      <Card padded display="flex" flexWrap="wrap" gap="5" alignItems="center" justifyContent="space-between">
        <Box minW="0">
          <Heading as="h2" textStyle="h2">
            {t('repeat.title')}
          </Heading>
          <Box mt="1">{t('repeat.text', { credits, price: money(bundle.payable), method: nameOf(repeat.method) })}</Box>
        </Box>
        <LinkButton to={checkoutPath(bundle.id, repeat.method, code)} icon={<RotateCcw size="1.4rem" aria-hidden />}>
          {t('repeat.button')}
        </LinkButton>
      </Card>
      <Heading as="h2" textStyle="h2" mt="9" mb="4">
        {t('repeat.others')}
      </Heading>
    </>
  );
}
