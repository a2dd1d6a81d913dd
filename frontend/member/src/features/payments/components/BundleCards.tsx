import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PricesView } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { checkoutPath } from '../model/paths';
import { PriceOf } from './PriceOf';

interface BundleCardsProps {
  readonly prices: PricesView;
  readonly code: string | undefined;
  /** Where a choice leads. */
  readonly pathOf?: (bundleId: string, code: string | undefined) => string;
}

const toCheckout = (bundleId: string, code: string | undefined): string => checkoutPath(bundleId, null, code);

/** The bundles side by side, each with the same button: none is pushed, the smallest is as easy to buy as the largest. */
export function BundleCards({ prices: { bundles, repeat }, code, pathOf = toCheckout }: BundleCardsProps) {
  const { t } = useTranslation('payments');
  return (
    <Grid
      as="ul"
      gap={{ base: '5', md: '7' }}
      templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${Math.min(bundles.length, 3)}, minmax(0, 1fr))` }}
    >
      {bundles.map((bundle) => (
        <Card as="li" key={bundle.id} padded>
          <Flex direction="column" h="full">
            <Heading as="h2" textStyle="h1" fontVariantNumeric="tabular-nums">
              {t('list.credits', { count: bundle.credits })}
            </Heading>
            <PriceOf bundle={bundle} />
            {repeat?.bundle_id === bundle.id ? (
              <Box mt="2" textStyle="small" color="primary.deep" fontWeight="medium">
                {t('list.last')}
              </Box>
            ) : null}
            <Box mt="auto" pt="5">
              <LinkButton to={pathOf(bundle.id, code)} tone="outline" wide>
                {t('list.choose', { count: bundle.credits })}
              </LinkButton>
            </Box>
          </Flex>
        </Card>
      ))}
    </Grid>
  );
}
