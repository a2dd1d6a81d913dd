import { Box, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dismissal } from '#contracts';
import { ActionButton } from './ActionButton';
import { DesktopWord } from './DesktopWord';
import { DismissForm } from './DismissForm';
import { Notice, type NoticeTone } from './Notice';

// On phones a line and its button take little room, with the largest letters too.
const low = { minH: { base: '48px', md: 'target' }, py: { base: '1', md: '2' }, lineHeight: 'tight' } as const;

/** The look of its action: the screen below has the strong one. On phones its words are enough. */
export const bannerAction = {
  tone: 'outline',
  size: 'compact',
  px: { base: '3', md: '4' },
  css: { '& svg': { mdDown: { display: 'none' } } },
  ...low,
} as const;

/** The look of what puts it away: a sign on phones, so that both stand in one row. */
export const bannerDismissal = {
  tone: 'quiet',
  size: 'compact',
  px: { base: '0', md: '3' },
  minW: { base: '48px', md: 'target' },
  ...low,
} as const;

interface BannerProps {
  readonly tone?: NoticeTone;
  readonly title: string;
  /** What stands instead of the title on phones, where it is all and fits one line. */
  readonly line?: string;
  /** More about it, where there is room. */
  readonly children?: ReactNode;
  /** What came of its action, when that was nothing. */
  readonly failure?: string | undefined;
  readonly failureId?: string;
  /** One action: the way to repair it. */
  readonly action?: ReactNode;
  /** It is a part of the screen: all of it is read on phones too. */
  readonly whole?: boolean;
  /** The member may put it aside for some days. */
  readonly dismiss?: Dismissal;
}

/** A notice above the content of a screen: what is the matter, what to do, and, where it may wait, "Close". On phones one line and its button. */
export function Banner({ tone = 'info', title, line, children, failure, failureId, action, whole = false, dismiss }: BannerProps) {
  const { t } = useTranslation();
  return (
    <Box as="section" aria-label={title} data-closes={dismiss}>
      <Notice tone={tone} brief={!whole}>
        <Flex columnGap="6" rowGap="1" align="center" wrap="wrap">
          <Box flex="1 1 20rem" minW="0" overflowWrap="anywhere">
            {line ? (
              <Box fontWeight="bold" hideFrom="md" lineHeight="tight">
                {line}
              </Box>
            ) : null}
            <Box fontWeight="bold" lineHeight={{ base: 'tight', md: 'body' }} hideBelow={line ? 'md' : undefined}>
              {title}
            </Box>
            <Box hideBelow={whole ? undefined : 'md'}>{children}</Box>
            {failure ? (
              <Box id={failureId} role="alert" mt="1" color="danger" fontWeight="medium">
                {failure}
              </Box>
            ) : null}
          </Box>
          <Flex
            columnGap="2"
            rowGap="2"
            wrap="wrap"
            align="center"
            justify="space-between"
            flex={{ base: '1 1 100%', md: '0 1 auto' }}
            minW="0"
            maxW="full"
          >
            {action}
            {dismiss ? (
              <DismissForm what={dismiss}>
                <ActionButton type="submit" {...bannerDismissal} icon={<X size="1.4rem" aria-hidden />}>
                  <DesktopWord>{t('action.close')}</DesktopWord>
                </ActionButton>
              </DismissForm>
            ) : null}
          </Flex>
        </Flex>
      </Notice>
    </Box>
  );
}
