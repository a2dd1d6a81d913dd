import { chakra, Flex, Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '2',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: 'control',
  },
});

interface PhoneHeaderProps {
  readonly back: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The header of a full-height screen on phones: Back, who or what it is about, one action. */
export function PhoneHeader({ back, children, action }: PhoneHeaderProps) {
  const { t } = useTranslation();
  return (
    <Flex
      display={{ base: 'flex', md: 'none' }}
      align="center"
      gap="2"
      px="2"
      py="1.5"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="hairline"
      pt="calc(0.375rem + env(safe-area-inset-top))"
    >
      <BackLink to={back}>
        <ArrowLeft size="1.4rem" aria-hidden />
        {t('nav.back')}
      </BackLink>
      <Box flex="1" minW="0">
        {children}
      </Box>
      {action}
    </Flex>
  );
}
