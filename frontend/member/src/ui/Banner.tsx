import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dismissal } from '#contracts';
import { ActionButton } from './ActionButton';
import { DismissForm } from './DismissForm';
import { Notice, type NoticeTone } from './Notice';

/** The look of its action: the screen below has the strong one. */
export const bannerAction = { tone: 'outline', size: 'compact' } as const;

// On phones the word is enough, and both buttons stand in one row.
const Cross = chakra(X, { base: { display: { base: 'none', sm: 'block' } } });

interface BannerProps {
  readonly tone?: NoticeTone;
  readonly title: string;
  readonly children?: ReactNode;
  /** One action: the way to repair it. */
  readonly action?: ReactNode;
  /** The member may put it aside for some days. */
  readonly dismiss?: Dismissal;
}

/** A notice above the content of every screen: what is the matter, what to do, and, where it may wait, "Close". */
export function Banner({ tone = 'info', title, children, action, dismiss }: BannerProps) {
  const { t } = useTranslation();
  return (
    <Box as="section" aria-label={title} data-closes={dismiss}>
      <Notice tone={tone}>
        <Flex columnGap="6" rowGap="2.5" align="center" wrap="wrap">
          <Box flex="1 1 20rem" minW="0" overflowWrap="anywhere">
            <Box fontWeight="bold">{title}</Box>
            {children}
          </Box>
          <Flex columnGap={{ base: '1', sm: '3' }} rowGap="2" wrap="wrap" align="center" minW="0" maxW="full">
            {action}
            {dismiss ? (
              <DismissForm what={dismiss}>
                <ActionButton type="submit" tone="quiet" size="compact" px="3" icon={<Cross size="1.4rem" aria-hidden />}>
                  {t('action.close')}
                </ActionButton>
              </DismissForm>
            ) : null}
          </Flex>
        </Flex>
      </Notice>
    </Box>
  );
}
