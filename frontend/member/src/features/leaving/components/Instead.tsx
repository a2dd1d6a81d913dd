import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LeavingReason } from '#contracts';
import { Notice } from '#member/ui/Notice';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { insteadOf, isHelpedByPhone } from '../model/instead';

/** What could help instead, for this reason. It is told as soon as the reason is chosen, and keeps nobody. */
export function Instead({ reason }: { readonly reason: LeavingReason | undefined }) {
  const { t } = useTranslation(['leaving', 'settings', 'common']);
  return (
    <Box role="status" mb={reason ? '6' : '0'}>
      {reason ? (
        <Notice>
          <p>{t(`instead.${reason}`)}</p>
          <Flex wrap="wrap" columnGap="6">
            {insteadOf[reason].map(([to, label]) => (
              <TextLink key={to} to={to} display="inline-flex" alignItems="center" minH="target">
                {t(label)}
              </TextLink>
            ))}
            {isHelpedByPhone(reason) ? <PhoneLink /> : null}
          </Flex>
        </Notice>
      ) : null}
    </Box>
  );
}
