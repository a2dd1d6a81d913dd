import { Box, Flex } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { announce } from './announce';
import { Card } from './Card';

interface EdgeNoticeProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly actions: ReactNode;
}

/** News at the edge of the screen, for someone whose hands are busy: it waits until it is opened or closed. */
export function EdgeNotice({ icon, text, actions }: EdgeNoticeProps) {
  useEffect(() => announce(text), [text]);
  return (
    <Box position="fixed" zIndex="toast" insetEnd="4" top={{ base: '4', md: '24' }} w="calc(100% - 2rem)" maxW="toast">
      <Card p="4" borderColor="magenta">
        <Flex gap="3" align="flex-start">
          <Box color="magenta" pt="0.5" flexShrink={0}>
            {icon}
          </Box>
          <Box fontWeight="medium">{text}</Box>
        </Flex>
        <Flex mt="3" gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Card>
    </Box>
  );
}
