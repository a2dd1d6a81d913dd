import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { useFormats, useSession, useSettings } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { JoinButton } from '#member/ui/JoinButton';
import { Page, PageTitle, Section } from '#member/ui/Page';
import { readablePhone } from '#member/ui/phone';
import { TextLink } from '#member/ui/TextLink';
import { PremiumTicks } from '../PremiumTicks';
import { premiumPath } from '../route-facts';
import { Ticks } from '../Ticks';

/** What credits cost in the visitor's country and what they are for. */
export default function Pricing() {
  const { t } = useTranslation('pricing');
  const { settings, user } = useSession();
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Bundles />

      <Card padded mt="7" display="grid" gap="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Ticks
          title={t('free_title')}
          lines={[
            t('free_1', { photos: limits.freePhotos }),
            t('free_2'),
            t('free_3', { count: settings.free_messages }),
            t('free_4', { count: settings.free_conversations }),
            t('free_5'),
          ]}
        />
        <PremiumTicks />
      </Card>

      <Flex mt="7">
        {user ? (
          <LinkButton to={user.paid_user ? '/credits' : premiumPath} size="lg">
            {t('buy')}
          </LinkButton>
        ) : (
          <JoinButton size="lg">{t('signup')}</JoinButton>
        )}
      </Flex>

      <Grid mt="10" gap="8" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Costs />
        <Section title={t('questions_title')} mt="0">
          <p>{t('questions_text', { phone: readablePhone(settings.support_phone) })}</p>
          <TextLink to="/pages/return-policy" display="inline-flex" alignItems="center" minH="target" mt="2">
            {t('money_back')}
          </TextLink>
        </Section>
      </Grid>
    </Page>
  );
}

function Bundles() {
  const { t } = useTranslation('pricing');
  const { bundles, message_credits: message } = useSettings();
  const { money } = useFormats();
  return (
    <Grid as="ul" gap={{ base: '5', md: '7' }} templateColumns={{ base: '1fr', md: `repeat(${Math.min(bundles.length, 3)}, 1fr)` }}>
      {bundles.map(({ id, credits, price, unit_price }) => (
        <Card as="li" key={id} padded>
          <Heading as="h2" textStyle="h1" fontVariantNumeric="tabular-nums">
            {t('credits', { count: credits })}
          </Heading>
          <Box mt="2" textStyle="h2" fontVariantNumeric="tabular-nums">
            {money(price)}
          </Box>
          <Box mt="2" textStyle="small" color="ink.soft" fontVariantNumeric="tabular-nums">
            {t('per_message', { price: money({ ...unit_price, minor: unit_price.minor * message }) })}
          </Box>
        </Card>
      ))}
    </Grid>
  );
}

/** What credits are spent on. */
function Costs() {
  const { t } = useTranslation('pricing');
  const { settings, locale } = useSession();
  const { number } = useFormats();
  const { message_credits: message, photo_credits: photo, gift_prices: gifts } = settings;
  const costs: readonly (readonly [string, string])[] = [
    [t('message'), t('credits', { count: message })],
    [t('photo'), t('credits', { count: photo })],
    ...(gifts.length > 0
      ? [[t('gift'), t('gift_costs', { list: new Intl.ListFormat(locale, { type: 'disjunction' }).format(gifts.map(number)) })] as const]
      : []),
  ];
  return (
    <Section title={t('costs_title')} mt="0">
      <Box as="dl" display="grid" gridTemplateColumns="1fr auto" columnGap="6" rowGap="2" maxW="26rem">
        {costs.map(([what, price]) => (
          <Box key={what} display="contents">
            <dt>{what}</dt>
            <Box as="dd" fontWeight="medium" textAlign="end">
              {price}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
