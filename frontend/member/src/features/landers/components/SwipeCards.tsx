import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Check, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { cards, gameOf, type Game } from '../model/swipe';
import { Lander } from './Lander';
import { Scene } from './Scene';

const place = 'card';
const addressOf = (played: string) => `/landers/tinderswipe?played=${played}#${place}`;
const Liked = chakra('ul', { base: { mt: '3', display: 'grid', gap: '2' } });

/** Cards about pastimes. Each answer is a link to the next card: the game needs no script. */
export function SwipeCards() {
  const { t } = useTranslation('landers');
  const game = gameOf(new URLSearchParams(useLocation().search).get('played'));
  return (
    <Lander title={t('swipe.title')} lead={t('swipe.lead')} picture={game.card ? <OneCard game={game} /> : <End game={game} />}>
      <Box textStyle="lead" maxW="prose">
        {t('swipe.inside')}
      </Box>
    </Lander>
  );
}

function OneCard({ game: { card, number, played } }: { readonly game: Game }) {
  const { t } = useTranslation('landers');
  if (!card) return null;
  return (
    <Card padded id={place} tabIndex={-1} scrollMarginTop="4">
      <Box mb="3" textStyle="small" color="ink.soft">
        {t('swipe.card', { number, cards: cards.length })}
      </Box>
      <Scene name={card} alt="" />
      <Heading as="h2" textStyle="h2" mt="4">
        {t(`scenes.${card}`)}
      </Heading>
      <Flex mt="5" gap="3.5" wrap="wrap">
        <LinkButton to={addressOf(`${played}n`)} reloadDocument tone="outline" flex="1 1 10rem" icon={<X size="1.4rem" aria-hidden />}>
          {t('swipe.no')}
        </LinkButton>
        <LinkButton to={addressOf(`${played}y`)} reloadDocument tone="outline" flex="1 1 10rem" icon={<Check size="1.4rem" aria-hidden />}>
          {t('swipe.yes')}
        </LinkButton>
      </Flex>
    </Card>
  );
}

function End({ game: { liked } }: { readonly game: Game }) {
  const { t } = useTranslation('landers');
  return (
    <Card padded id={place} tabIndex={-1} scrollMarginTop="4">
      <Heading as="h2" textStyle="h2">
        {liked.length > 0 ? t('swipe.liked') : t('swipe.nothing')}
      </Heading>
      <Liked>
        {liked.map((card) => (
          <Flex as="li" key={card} gap="2.5" align="flex-start">
            <Box color="primary" flexShrink={0} pt="0.5">
              <Check size="1.4rem" aria-hidden />
            </Box>
            {t(`scenes.${card}`)}
          </Flex>
        ))}
      </Liked>
      <LinkButton to="/landers/tinderswipe" reloadDocument tone="outline" mt="5" icon={<RotateCcw size="1.3rem" aria-hidden />}>
        {t('swipe.again')}
      </LinkButton>
    </Card>
  );
}
