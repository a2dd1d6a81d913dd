import { Box } from '@chakra-ui/react';
import { limits } from '#contracts';
import { VisuallyHidden } from './VisuallyHidden';

/** 99+ above 99. */
export const capped = (count: number): string => (count > limits.badgeCap ? `${limits.badgeCap}+` : String(count));

interface BadgeProps {
  readonly count: number;
  /** What is counted, in words: "3 unread messages". */
  readonly label: string;
  readonly tone?: 'secondary' | 'warning' | 'danger';
}

export function Badge({ count, label, tone = 'secondary' }: BadgeProps) {
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      minW="1.75rem"
      h="1.75rem"
      px="1.5"
      borderRadius="pill"
      bg={tone}
      color={tone === 'secondary' ? 'onSecondary' : 'surface'}
      fontSize="sm"
      fontWeight="bold"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{capped(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}
