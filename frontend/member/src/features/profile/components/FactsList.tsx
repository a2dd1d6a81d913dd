import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Gender } from '#contracts';
import type { Fact } from '../model/facts';

interface FactsListProps {
  readonly facts: readonly Fact[];
  /** Many languages have a word for a widow and another for a widower. */
  readonly gender: Gender;
}

/** One answer in words. */
export function FactWords({ fact, gender }: { readonly fact: Fact; readonly gender: Gender }) {
  const { t } = useTranslation('profile');
  const words = (): string => {
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
        return t(`relationship.${gender}.${fact.value}`);
      case 'reason':
        return t(`reason.${fact.value}`);
    }
  };
  return <>{words()}</>;
}

/** Question and answer beside each other. */
export function FactsList({ facts, gender }: FactsListProps) {
  const { t } = useTranslation('profile');
  return (
    <Grid as="dl" templateColumns="minmax(0, 2fr) minmax(0, 3fr)" columnGap="4" rowGap="2.5" maxW="prose" overflowWrap="anywhere">
      {facts.map((fact) => (
        <Box key={fact.field} display="contents">
          <Box as="dt" color="ink.soft">
            {t(`facts.${fact.field}`)}
          </Box>
          <Box as="dd" fontWeight="medium">
            <FactWords fact={fact} gender={gender} />
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
