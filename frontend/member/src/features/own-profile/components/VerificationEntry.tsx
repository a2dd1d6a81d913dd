import { Box, Heading } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVerification } from '#member/shared/hooks/use-verification';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { VerifiedBadge } from '#member/ui/VerifiedBadge';

/** The way to the badge, and how it stands. Without an answer it is only the way. */
export function VerificationEntry() {
  const { t } = useTranslation('verification');
  const { data } = useVerification();
  const state = data?.verification.state;
  if (state === 'unavailable') return null;
  const isVerified = state === 'verified';
  const told = state === 'waiting' || state === 'refused' || state === 'expired' || state === 'resting' ? t(`${state}_title`) : null;
  return (
    <Card padded as="section" aria-labelledby="verification-title" mb="5">
      <Heading as="h2" id="verification-title" textStyle="h3">
        {isVerified ? t('verified_title') : t('title')}
      </Heading>
      <Box mt="1" mb="4" color="ink.soft">
        {isVerified ? <VerifiedBadge /> : (told ?? t('lead'))}
      </Box>
      <LinkButton to="/verification" tone="outline" icon={<BadgeCheck size="1.4rem" aria-hidden />}>
        {isVerified || state === 'waiting' ? t('look') : t('open')}
      </LinkButton>
    </Card>
  );
}
