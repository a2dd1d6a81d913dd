import { Box, Flex } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CautionKind } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { TextLink } from '#member/ui/TextLink';

interface CautionNoteProps {
  readonly kind: CautionKind | undefined;
  readonly name: string;
  readonly onReport?: () => void;
}

/** A calm word of care below a message that was received: what to watch for, where to read more, and the way to report it. */
export function CautionNote({ kind, name, onReport }: CautionNoteProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  if (!kind) return null;
  return (
    <Flex
      role="note"
      gap="3"
      mt="2"
      maxW={{ base: '100%', md: '32.5rem' }}
      px="4"
      py="3"
      bg="warning.tint"
      color="ink"
      borderWidth="1px"
      borderColor="edge"
      borderRadius="control"
    >
      <Box color="warning" pt="0.5" flexShrink={0}>
        <ShieldAlert size="1.5rem" aria-hidden />
      </Box>
      <Box minW="0">
        <p>{t(`caution.${kind}`)}</p>
        <Flex mt="1" columnGap="5" wrap="wrap" align="center">
          <TextLink to="/pages/safety" display="inline-flex" alignItems="center" minH="target">
            {t('caution.tips')}
          </TextLink>
          {onReport ? (
            <ActionButton
              tone="outline"
              size="compact"
              aria-haspopup="dialog"
              aria-label={common('action.report_name', { name })}
              onClick={onReport}
            >
              {common('action.report')}
            </ActionButton>
          ) : null}
        </Flex>
      </Box>
    </Flex>
  );
}
