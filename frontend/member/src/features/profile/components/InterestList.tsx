import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '#contracts';
import { interestIcons } from '#member/ui/interest-icons';

const Pill = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    bg: 'sunken',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'edge',
    lineHeight: 'snug',
    '& svg': { color: 'secondary', flexShrink: 0 },
  },
});

export function InterestList({ interests }: { readonly interests: readonly Interest[] }) {
  const { t } = useTranslation('profile');
  return (
    <Flex as="ul" gap="2.5" wrap="wrap">
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <Pill key={interest}>
            <Icon size="1.3rem" aria-hidden />
            {t(`interests.${interest}`)}
          </Pill>
        );
      })}
    </Flex>
  );
}
