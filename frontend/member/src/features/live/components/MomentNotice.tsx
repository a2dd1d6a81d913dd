import { Box, Flex } from '@chakra-ui/react';
import { Heart, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/ActionButton';
import { announce } from '../../../ui/announce';
import { Card } from '../../../ui/Card';
import type { Moment } from '../model/moments';

interface MomentNoticeProps {
  readonly moment: Moment;
  readonly name: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The same news at the edge of the screen, for someone whose hands are busy: it waits until it is opened or closed. */
export function MomentNotice({ moment, name, onOpen, onClose }: MomentNoticeProps) {
  const { t } = useTranslation('live');
  const { t: common } = useTranslation();
  const text = t(moment.kind, { name });
  useEffect(() => announce(text), [text]);
  return (
    <Box position="fixed" zIndex="toast" insetEnd="4" top={{ base: '4', md: '24' }} w="calc(100% - 2rem)" maxW="toast">
      <Card p="4" borderColor="magenta">
        <Flex gap="3" align="flex-start">
          <Box color="magenta" pt="0.5" flexShrink={0}>
            <Heart size="1.5rem" fill="currentColor" aria-hidden />
          </Box>
          <Box fontWeight="medium">{text}</Box>
        </Flex>
        <Flex mt="3" gap="2" wrap="wrap">
          <ActionButton size="compact" onClick={onOpen}>
            {t('look')}
          </ActionButton>
          <ActionButton tone="quiet" size="compact" icon={<X size="1.25rem" aria-hidden />} onClick={onClose}>
            {common('action.close')}
          </ActionButton>
        </Flex>
      </Card>
    </Box>
  );
}
