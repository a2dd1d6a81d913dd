import { Box, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricesView } from '#contracts';
import { toApiError } from '#kit';
import { useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { TeaDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { LinesSkeleton, Shape } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { useCode } from '../hooks/use-code';
import { usePrices } from '../hooks/use-prices';
import { holderOf } from '../model/open-orders';
import { ordersPath, spendingPath } from '../model/paths';
import { BundleCards } from './BundleCards';
import { DiscountPanel } from './DiscountPanel';
import { HeldCode } from './HeldCode';
import { RepeatOrder } from './RepeatOrder';

interface BuyScreenProps {
  readonly title: string;
  /** Offers the last order first. */
  readonly repeats?: boolean;
  /** The bonus stands above the screen: it is not told again. */
  readonly isBonusTold?: boolean;
  /** What one gets, above the bundles. */
  readonly children?: ReactNode;
}

/** The list of bundles for a signed-in member, with the discount that counts for them. */
export function BuyScreen({ title, repeats = false, isBonusTold = false, children }: BuyScreenProps) {
  const { t } = useTranslation('payments');
  const { credits, paid_user: paid } = useMe();
  const { code } = useCode();
  const prices = usePrices(code ? { code } : {});
  return (
    <Page title={title} noIndex>
      <PageTitle lead={`${paid ? `${t('list.balance', { count: credits })} ` : ''}${t('list.lead')}`}>{title}</PageTitle>
      {children}
      {prices.data ? (
        <Offer prices={prices.data} repeats={repeats} isBonusTold={isBonusTold} />
      ) : prices.isError ? (
        <ErrorNotice error={toApiError(prices.error)} onRetry={() => void prices.refetch()} />
      ) : (
        <OfferSkeleton />
      )}
      <Flex mt="8" columnGap="8" rowGap="1" wrap="wrap" align="center">
        <PhoneLink />
        {paid ? (
          <>
            <SmallLink to={ordersPath}>{t('list.orders')}</SmallLink>
            <SmallLink to={spendingPath}>{t('list.spending')}</SmallLink>
          </>
        ) : null}
        <SmallLink to="/pricing">{t('list.prices')}</SmallLink>
      </Flex>
    </Page>
  );
}

interface OfferProps {
  readonly prices: PricesView;
  readonly repeats: boolean;
  readonly isBonusTold: boolean;
}

function Offer({ prices, repeats, isBonusTold }: OfferProps) {
  const { t } = useTranslation('payments');
  const { code, setCode } = useCode();
  const holder = holderOf(prices.open_orders);
  if (prices.bundles.length === 0) {
    return (
      <EmptyState
        drawing={<TeaDrawing />}
        title={t('list.empty_title')}
        action={
          <LinkButton to="/members" tone="outline">
            {t('order.to_members')}
          </LinkButton>
        }
      >
        {t('list.empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      {holder ? (
        <Box mb="6">
          <HeldCode order={holder} />
        </Box>
      ) : null}
      {repeats ? <RepeatOrder prices={prices} code={code} /> : null}
      <Box mb="5">
        <DiscountPanel prices={prices} code={code} onCode={setCode} isBonusTold={isBonusTold} />
      </Box>
      <BundleCards prices={prices} code={code} />
    </>
  );
}

const SmallLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <TextLink to={to} display="inline-flex" alignItems="center" minH="target">
    {children}
  </TextLink>
);

function OfferSkeleton() {
  return (
    <>
      <LinesSkeleton />
      <Grid mt="6" gap={{ base: '5', md: '7' }} templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} aria-hidden>
        {[1, 2, 3].map((card) => (
          <Shape key={card} h="14rem" borderRadius="card" />
        ))}
      </Grid>
    </>
  );
}
