import { Box, chakra, Flex, Grid, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card } from './Card';
import { PersonGrid } from './PersonCard';
import { VisuallyHidden } from './VisuallyHidden';

/** A still grey shape where something will stand: nothing pulses, nothing jumps. */
export const Shape = (props: BoxProps) => <Box bg="hairline" borderRadius="control" h="5" aria-hidden {...props} />;

const Wrap = chakra('div', { base: { w: 'full' } });

function Loading({ children }: { readonly children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <Wrap aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </Wrap>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function CardsSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <Loading>
      <PersonGrid aria-hidden>
        {times(count).map((index) => (
          <li key={index}>
            <Card overflow="hidden">
              <Box aspectRatio={{ base: 'portrait', xl: 'listed' }} bg="sunken" />
              <Box p="5">
                <Shape w="60%" />
                <Shape w="40%" mt="3" />
                <Shape h="action" mt="5" />
              </Box>
            </Card>
          </li>
        ))}
      </PersonGrid>
    </Loading>
  );
}

export function ListSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Loading>
      {times(rows).map((index) => (
        <Flex key={index} gap="4" align="center" py="3">
          <Shape w="15" h="15" borderRadius="pill" flexShrink={0} />
          <Box flex="1">
            <Shape w="35%" />
            <Shape w="70%" mt="2" />
          </Box>
        </Flex>
      ))}
    </Loading>
  );
}

/** Photos side by side, as the album of a member shows them. */
export function AlbumSkeleton() {
  return (
    <Loading>
      <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))" aria-hidden>
        {times(3).map((index) => (
          <Shape key={index} h="auto" aspectRatio="portrait" />
        ))}
      </Grid>
    </Loading>
  );
}

/** A few lines of words, in a dialog or a part of a screen. */
export function LinesSkeleton() {
  return (
    <Loading>
      <Shape w="90%" />
      <Shape w="75%" mt="3" />
      <Shape w="80%" mt="3" />
    </Loading>
  );
}

export function PageSkeleton() {
  return (
    <Loading>
      <Shape w="50%" h="9" />
      <Shape w="80%" mt="6" />
      <Shape w="70%" mt="3" />
      <Shape w="75%" mt="3" />
    </Loading>
  );
}
