import { chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { scenes } from '../model/scenes';
import { Lander } from './Lander';
import { Scene } from './Scene';

const Caption = chakra('figcaption', { base: { mt: '3', textStyle: 'lead' } });
/** Two full rows of three. */
const shown = scenes.filter((name) => name !== 'coffee' && name !== 'bike');

/** Ordinary moments, each a little better with somebody. */
export function MomentsGallery() {
  const { t } = useTranslation('landers');
  return (
    <Lander title={t('gallery.title')} lead={t('gallery.lead')} picture={<Scene name="coffee" alt={t('scenes.coffee')} />}>
      <Grid
        as="ul"
        gap={{ base: '7', md: '8' }}
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {shown.map((name) => (
          <li key={name}>
            <figure>
              <Scene name={name} alt="" later />
              <Caption>{t(`scenes.${name}`)}</Caption>
            </figure>
          </li>
        ))}
      </Grid>
    </Lander>
  );
}
