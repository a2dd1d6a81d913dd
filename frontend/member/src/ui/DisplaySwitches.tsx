import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { colourModes, localeFacts, locales, textSizes } from '#contracts';
import { useLocale, useSession } from '#member/shared/state/session';
import { ActionButton } from './ActionButton';
import { Dropdown, MenuEntry } from './Dropdown';
import { PlainSelect } from './Select';

// All three are plain forms that post to the site, so that they work before the script arrives, and at once after it.

const SizeButton = chakra('button', {
  base: {
    minW: '44px',
    minH: '44px',
    px: '1.5',
    borderRadius: 'control',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-pressed=true]': { bg: 'primary.tint', color: 'primary.deep' },
  },
});

/** Where a form without script comes back to. */
function BackField() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
}

/** A, A+, A++: what is seen comes first in what is heard, so that it can be said to the device. */
const sizeLabels = textSizes.map((size, index) => [size, `A${'+'.repeat(index)}`] as const);

export function TextSizeSwitch() {
  const { t } = useTranslation();
  const { prefs, setPrefs } = useSession();
  return (
    <form method="post" action="/display">
      <BackField />
      <Flex role="group" aria-label={t('display.text_size')} gap="0.5">
        {sizeLabels.map(([size, label]) => (
          <SizeButton
            key={size}
            type="submit"
            name="text"
            value={size}
            aria-pressed={prefs.text === size}
            aria-label={`${label}: ${t(`display.text_${size}`)}`}
            onClick={(event) => {
              event.preventDefault();
              setPrefs({ text: size });
            }}
          >
            <span aria-hidden>{label}</span>
          </SizeButton>
        ))}
      </Flex>
    </form>
  );
}

interface LanguageSelectProps {
  readonly placement?: 'below' | 'above';
}

/** The language by its own name; the list holds all eleven. */
export function LanguageSelect({ placement }: LanguageSelectProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name } = localeFacts[locale];
  return (
    <Dropdown
      placement={placement}
      label={name}
      summaryStyle={{ px: { base: '3', xl: '2' } }}
      accessibleName={t('display.change_language', { language: name })}
    >
      <LanguageList />
    </Dropdown>
  );
}

export function LanguageList() {
  const locale = useLocale();
  return (
    <form method="post" action="/locale">
      <BackField />
      {locales.map((entry) => (
        <MenuEntry key={entry} type="submit" name="language" value={entry} lang={entry} aria-current={entry === locale || undefined}>
          {localeFacts[entry].name}
        </MenuEntry>
      ))}
    </form>
  );
}

/** Light, dark, high contrast, or as the device says. */
export function ColourModeSwitch() {
  const { t } = useTranslation();
  const { prefs, setPrefs } = useSession();
  return (
    <form method="post" action="/display">
      <BackField />
      <Flex as="label" direction="column" gap="1.5" fontWeight="medium">
        {t('display.colours')}
        <PlainSelect
          name="colours"
          key={prefs.colours}
          defaultValue={prefs.colours}
          fontWeight="normal"
          options={colourModes.map((mode) => ({ value: mode, label: t(`display.colours_${mode}`) }))}
          onChange={(event) => {
            const chosen = colourModes.find((mode) => mode === event.currentTarget.value);
            if (chosen) setPrefs({ colours: chosen });
          }}
        />
      </Flex>
      <noscript>
        <ActionButton type="submit" tone="outline" size="compact" mt="2">
          {t('display.save')}
        </ActionButton>
      </noscript>
    </form>
  );
}
