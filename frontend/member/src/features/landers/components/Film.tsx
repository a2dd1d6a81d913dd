import { chakra, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { localeFacts, locales } from '#contracts';
import { useLocale } from '#member/shared/state/session';
import { film, sceneFile, sceneSize } from '../model/scenes';
import { Lander } from './Lander';

const Player = chakra('video', {
  base: {
    display: 'block',
    w: 'full',
    h: 'auto',
    aspectRatio: `${sceneSize.width} / ${sceneSize.height}`,
    objectFit: 'cover',
    borderRadius: 'card',
    boxShadow: 'card',
    bg: 'sunken',
  },
});
const Transcript = chakra('ol', { base: { mt: '3', ps: '6', display: 'grid', gap: '2', listStyleType: 'decimal' } });

/** A short silent film. Nothing of it is fetched before somebody plays it, and what it shows stands below it in words. */
export function Film() {
  const { t } = useTranslation('landers');
  const locale = useLocale();
  return (
    <Lander
      title={t('video.title')}
      lead={t('video.lead')}
      picture={
        <Player
          controls
          playsInline
          preload="none"
          poster={sceneFile('coffee')}
          htmlWidth={sceneSize.width}
          htmlHeight={sceneSize.height}
          aria-label={t('video.label')}
        >
          <source src="/film/moments.mp4" type="video/mp4" />
          {locales.map((language) => (
            <track
              key={language}
              kind="captions"
              src={`/film/${language}.vtt`}
              srcLang={language}
              label={localeFacts[language].name}
              default={language === locale}
            />
          ))}
        </Player>
      }
    >
      <Heading as="h2" textStyle="h2">
        {t('video.told')}
      </Heading>
      <Transcript>
        {film.map((name) => (
          <li key={name}>{t(`scenes.${name}`)}</li>
        ))}
      </Transcript>
    </Lander>
  );
}
