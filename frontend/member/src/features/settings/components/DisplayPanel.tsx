import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { colourModes, motionModes, textSizes } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ChoiceCards } from '#member/ui/ChoiceCards';

/** How large, in which light, with how much movement. A choice holds at once. */
export function DisplayPanel() {
  const { t } = useTranslation(['settings', 'common']);
  const { prefs, setPrefs } = useSession();
  return (
    <Card padded asChild>
      <form>
        <ChoiceCards
          name="text"
          label={t('common:display.text_size')}
          value={prefs.text}
          options={textSizes.map((size) => ({ value: size, label: t(`common:display.text_${size}`) }))}
          onChange={({ currentTarget }) => setPrefs({ text: textSizes.find((size) => size === currentTarget.value) ?? prefs.text })}
        />
        <ChoiceCards
          name="colours"
          label={t('common:display.colours')}
          value={prefs.colours}
          options={colourModes.map((mode) => ({ value: mode, label: t(`common:display.colours_${mode}`) }))}
          onChange={({ currentTarget }) => setPrefs({ colours: colourModes.find((mode) => mode === currentTarget.value) ?? prefs.colours })}
        />
        <ChoiceCards
          name="motion"
          label={t('display.motion')}
          value={prefs.motion}
          options={motionModes.map((mode) => ({ value: mode, label: t(`display.motion_${mode}`) }))}
          onChange={({ currentTarget }) => setPrefs({ motion: motionModes.find((mode) => mode === currentTarget.value) ?? prefs.motion })}
        />
        <Box textStyle="small" color="ink.soft">
          {t('display.everywhere')}
        </Box>
      </form>
    </Card>
  );
}
