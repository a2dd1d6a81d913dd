import { Box, Flex, Heading } from '@chakra-ui/react';
import { Check } from 'lucide-react';

/** What one gets, line by line. */
export function Ticks({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Heading as="h2" textStyle="h3" mb="3">
        {title}
      </Heading>
      <Box as="ul" display="grid" gap="2">
        {lines.map((line) => (
          <Flex as="li" key={line} gap="3">
            <Box color="primary" pt="1" flexShrink={0}>
              <Check size="1.25rem" aria-hidden />
            </Box>
            <span>{line}</span>
          </Flex>
        ))}
      </Box>
    </div>
  );
}
