import { Box, Heading } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PricesView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { useMethodName } from '../hooks/use-words';
import { agreedTo } from '../model/agreed';
import { checkoutPath } from '../model/paths';
import { ConsentLines } from './Consents';

interface RepeatOrderProps {
  readonly prices: PricesView;
  readonly code: string | undefined;
}

/**
 * The last order once more: one press here, one to order. Consents belong to each order: the press here gives them, in its own words, and the
 * order page shows them as given. Nothing stands here when the order cannot be repeated.
 */
export function RepeatOrder({ prices: { repeat, bundles, consent }, code }: RepeatOrderProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const nameOf = useMethodName();
  const bundle = bundles.find(({ id }) => id === repeat?.bundle_id);
  if (!repeat || !bundle) return null;
  const credits = t('list.credits', { count: bundle.credits });
  return (
    <>
      <Card padded>
        <Heading as="h2" textStyle="h2">
          {t('repeat.title')}
        </Heading>
        <Box mt="1">{t('repeat.text', { credits, price: money(bundle.payable), method: nameOf(repeat.method) })}</Box>
        <Box mt="5">{t('repeat.agree')}</Box>
        <ConsentLines consent={consent} />
        <LinkButton
          mt="5"
          to={checkoutPath(bundle.id, repeat.method, code)}
          state={agreedTo(consent)}
          icon={<RotateCcw size="1.4rem" aria-hidden />}
        >
          {t('repeat.button')}
        </LinkButton>
        <Box mt="2" textStyle="small" color="ink.soft">
          {t('repeat.next')}
        </Box>
      </Card>
      <Heading as="h2" textStyle="h2" mt="9" mb="4">
        {t('repeat.others')}
      </Heading>
    </>
  );
}
