import { Box, chakra, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TownMap } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Lander } from './Lander';

const Drawing = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', maxH: '32rem' } });
const Names = chakra('ul', {
  base: { mt: '4', display: 'grid', columnGap: '6', rowGap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
});
/** Neighbours differ as a rule; the names of the regions stand beside the map. */
const tones = ['primary', 'magenta', 'warning', 'secondary', 'success'] as const;
const toneOf = (index: number) => tones[index % tones.length];
const EDGE = 10;

/** The visitor's country as its towns, by region: drawn from our own list, with nobody's position in it. */
export function MapLander({ map: { country, width, height, regions } }: { readonly map: TownMap }) {
  const { t } = useTranslation('landers');
  const name = useFormats().country(country);
  return (
    <Lander
      title={t('map.title')}
      lead={t('map.lead')}
      picture={
        <Drawing
          role="img"
          aria-label={t('map.label', { country: name })}
          viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
        >
          {regions.map((region, index) => (
            <Box as="g" key={region.name} color={toneOf(index)}>
              <path d={region.dots} stroke="currentColor" />
            </Box>
          ))}
        </Drawing>
      }
    >
      <Heading as="h2" textStyle="h2">
        {t('map.regions', { country: name })}
      </Heading>
      <Box mt="2" maxW="prose">
        {t('map.dots')}
      </Box>
      <Names>
        {regions.map((region, index) => (
          <Box as="li" key={region.name} display="flex" gap="2.5" alignItems="center" minW="0" overflowWrap="anywhere">
            <Box aria-hidden flexShrink={0} w="3.5" h="3.5" borderRadius="pill" bg={toneOf(index)} />
            {region.name}
          </Box>
        ))}
      </Names>
      <Box mt="5" textStyle="small" color="ink.soft">
        {t('map.credit')}
      </Box>
    </Lander>
  );
}
