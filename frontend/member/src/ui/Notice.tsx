import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clientErrorCodes, unbroken, type ApiError } from '#kit';
import { ActionButton } from './ActionButton';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    px: '5',
    py: '4',
    borderRadius: 'control',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'edge',
  },
  variants: {
    brief: { true: { px: { base: '3', md: '5' }, py: { base: '6px', md: '4' } } },
    tone: {
      info: { bg: 'primary.tint' },
      success: { bg: 'success.tint' },
      warning: { bg: 'warning.tint' },
      danger: { bg: 'danger.tint' },
    },
  },
});

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** What the member did has failed: it is read out at once. All that can wait for its turn is a `SaidNotice`. */
  readonly live?: boolean;
  /** Takes little room on phones. */
  readonly brief?: boolean;
}

/** A calm message in the page: icon, words and at most one action. The icon repeats what the words say. */
export function Notice({ tone = 'info', title, children, action, live = false, brief = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Frame tone={tone} brief={brief} role={live ? 'alert' : undefined}>
      <Box color={tone === 'info' ? 'primary' : tone} pt="0.5" flexShrink={0} hideBelow={brief ? 'md' : undefined}>
        <Icon size="1.6rem" aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        {title ? <Box fontWeight="bold">{title}</Box> : null}
        {children ? <Box>{children}</Box> : null}
        {action ? (
          <Flex mt="3" gap="3" wrap="wrap">
            {action}
          </Flex>
        ) : null}
      </Box>
    </Frame>
  );
}

/** What the API refused, in its own words; our words only when no answer came. */
export function useErrorWords(): (error: ApiError) => string {
  const { t } = useTranslation('errors');
  return ({ message, code }) => (message ? unbroken(message) : t(clientErrorCodes.find((one) => one === code) ?? 'unknown'));
}

/** The failed state of a list or a screen, with "Try again" where that can help. */
export function ErrorNotice({ error, onRetry }: { readonly error: ApiError; readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  return (
    <Notice
      tone="danger"
      live
      action={
        onRetry ? (
          <ActionButton tone="outline" onClick={onRetry}>
            {t('action.try_again')}
          </ActionButton>
        ) : undefined
      }
    >
      {words(error)}
    </Notice>
  );
}
