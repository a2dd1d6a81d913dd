import { Box, Flex } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { FictionalLabel } from './FictionalLabel';

/** Icon and word: a moderator has compared a selfie with the photos. */
export function VerifiedBadge() {
  const { t } = useTranslation();
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color="ink" fontWeight="medium" title={t('verified.explain')}>
      <Box as="span" color="success" flexShrink={0}>
        <CircleCheck size="1.25rem" aria-hidden />
      </Box>
      {t('verified.label')}
    </Flex>
  );
}

type Marked = Pick<MemberCard, 'fictional' | 'verified'>;

/** What stands beside a name: that there is no person behind it, or that a moderator has looked. */
export function PersonBadge({ person, small }: { readonly person: Marked; readonly small?: boolean }) {
  if (person.fictional) return <FictionalLabel small={small ?? false} />;
  return person.verified ? <VerifiedBadge /> : null;
}

export const hasBadge = ({ fictional, verified }: Marked): boolean => fictional || verified;
