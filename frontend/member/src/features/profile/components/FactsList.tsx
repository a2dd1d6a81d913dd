import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../model/facts';

/** Question and answer beside each other, under each other on a narrow screen. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation('profile');
  const words = (fact: Fact): string => {
    switch (fact.field) {
      case 'gender':
        return t(`gender.${fact.value}`);
      case 'sexuality':
        return t(`sexuality.${fact.value}`);
      case 'tattoos':
        return t(`tattoos.${fact.value}`);
      case 'hair':
        return t(`hair.${fact.value}`);
      case 'eyes':
        return t(`eyes.${fact.value}`);
      case 'body':
        return t(`body.${fact.value}`);
      case 'relationship':
        return t(`relationship.${fact.value}`);
      case 'reason':
        return t(`reason.${fact.value}`);
    }
  };
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: 'minmax(8rem, auto) 1fr' }} columnGap="6" rowGap={{ base: '0', sm: '2.5' }}>
      {facts.map((fact) => (
        <Box key={fact.field} display="contents">
          <Box as="dt" color="ink.soft">
            {t(`facts.${fact.field}`)}
          </Box>
          <Box as="dd" fontWeight="medium" mb={{ base: '3', sm: '0' }}>
            {words(fact)}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
