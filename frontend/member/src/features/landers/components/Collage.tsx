import { Box, chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Lander } from './Lander';

const Card = chakra('div', { base: { bg: 'surface', p: '2.5', pb: '7', borderRadius: 'control', boxShadow: 'card' } });
const Portrait = chakra('img', {
  base: { display: 'block', w: 'full', h: 'auto', aspectRatio: 'portrait', objectFit: 'cover', borderRadius: 'control' },
});

/** How each portrait lies on the table. */
const turns = ['-4deg', '3deg', '-2deg', '4deg', '-3deg', '2deg'];

/** Drawn portraits, laid out like photographs on a table. */
export function Collage() {
  const { t } = useTranslation(['landers', 'home']);
  return (
    <Lander
      title={t('collage.title')}
      lead={t('collage.lead')}
      picture={
        <Grid
          role="img"
          aria-label={t('home:portraits')}
          gap={{ base: '3', md: '5' }}
          px="3"
          py="4"
          templateColumns="repeat(3, minmax(0, 1fr))"
        >
          {turns.map((turn, index) => (
            <Card key={turn} transform={`rotate(${turn})`} mt={index % 2 === 1 ? '5' : undefined}>
              <Portrait src={`/portraits/0${index + 1}.webp`} alt="" htmlWidth={160} htmlHeight={200} loading="eager" />
            </Card>
          ))}
        </Grid>
      }
    >
      <Box display="grid" gap="4" maxW="prose" textStyle="lead">
        <p>{t('collage.photos')}</p>
        <p>{t('collage.words')}</p>
      </Box>
    </Lander>
  );
}
