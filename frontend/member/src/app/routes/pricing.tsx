import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { useFormats, useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle, Section } from '#member/ui/Page';
import { readablePhone } from '#member/ui/phone';
import { TextLink } from '#member/ui/TextLink';

function Ticks({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Heading as="h2" textStyle="h3" mb="3">
        {title}
      </Heading>
      <Box as="ul" display="grid" gap="2">
        {lines.map((line) => (
          <Flex as="li" key={line} gap="3">
            <Box color="primary" pt="1" flexShrink={0}>
              <Check size="1.25rem" aria-hidden />
            </Box>
            <span>{line}</span>
          </Flex>
        ))}
      </Box>
    </div>
  );
}

export default function Pricing() {
  const { t } = useTranslation('pricing');
  return <PriceList title={t('title')} />;
}

/** What credits cost and what they are for; also what members see who want more. */
export function PriceList({ title, claim }: { readonly title: string; readonly claim?: ReactNode }) {
  const { t } = useTranslation('pricing');
  const { settings, user, locale } = useSession();
  const { money, number } = useFormats();
  const { bundles, message_credits: message, photo_credits: photo, gift_credits: gifts } = settings;
  const costs: readonly (readonly [string, string])[] = [
    [t('message'), t('credits', { count: message })],
    [t('photo'), t('credits', { count: photo })],
    [t('gift'), t('gift_costs', { list: new Intl.ListFormat(locale, { type: 'disjunction' }).format(gifts.map(number)) })],
  ];
  return (
    <Page title={title} description={t('lead')}>
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {claim}
      <Box mb="7">
        <Notice title={t('not_yet_title')}>{t('not_yet_text')}</Notice>
      </Box>
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
        <div>
          <Ticks title={t('premium_title')} lines={[t('premium_1'), t('premium_2'), t('premium_3', { photos: limits.premiumPhotos })]} />
          <Box mt="4" textStyle="small" color="ink.soft">
            {t('premium_note')}
          </Box>
        </div>
      </Card>

      {user ? null : (
        <Box mt="7">
          <LinkButton to="/signup" size="lg">
            {t('signup')}
          </LinkButton>
        </Box>
      )}

      <Grid mt="10" gap="8" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
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
