import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../model/scenes';
import { Lander } from './Lander';
import { Scene } from './Scene';

const parts = ['morning', 'noon', 'afternoon', 'evening'] as const;
const sceneAt = { morning: 'coffee', noon: 'bike', afternoon: 'cook', evening: 'dance' } as const satisfies Record<string, SceneName>;

// The chosen radio button says by CSS alone which picture is seen, so the page needs no script.
const Choice = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    '& input': { position: 'absolute', opacity: 0, w: 'target', h: 'target' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minH: 'action',
      px: '3',
      py: '2',
      bg: 'surface',
      borderWidth: 'control',
      borderColor: 'line',
      borderRadius: 'control',
      fontWeight: 'medium',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& label::before': { content: '"○"' },
    '& input:checked + label': { bg: 'primary.tint', borderColor: 'primary' },
    '& input:checked + label::before': { content: '"●"' },
    '& input:focus-visible + label': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
    '& [data-scenes]': { gridColumn: '1 / -1', display: 'grid', gridRow: 1, mb: '1' },
    '& [data-scene]': { gridArea: '1 / 1', opacity: 0, visibility: 'hidden', transition: 'opacity 900ms ease, visibility 900ms' },
    ...Object.fromEntries(
      parts.map((part) => [`& #part-${part}:checked ~ [data-scenes] [data-scene=${part}]`, { opacity: 1, visibility: 'visible' }]),
    ),
  },
});

/** A day with somebody in four drawings, which fade one into the next. */
export function DayInScenes() {
  const { t } = useTranslation('landers');
  return (
    <Lander
      title={t('day.title')}
      lead={t('day.lead')}
      picture={
        <Choice>
          <Box as="legend" mb="3" fontWeight="medium">
            {t('day.choose')}
          </Box>
          {parts.map((part, index) => [
            <input key={part} type="radio" name="part" id={`part-${part}`} value={part} defaultChecked={index === 0} />,
            <label key={`label-${part}`} htmlFor={`part-${part}`}>
              {t(`day.${part}`)}
            </label>,
          ])}
          <div data-scenes>
            {parts.map((part) => (
              <div key={part} data-scene={part}>
                <Scene name={sceneAt[part]} alt={t(`scenes.${sceneAt[part]}`)} />
              </div>
            ))}
          </div>
        </Choice>
      }
    />
  );
}
