import { Box, Tab, Tabs, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { defaultLocale, locales, type Locale } from '#contracts';
import { incidentTextMax } from '#contracts-admin';
import { languageName } from '../ui/format';
import { writtenIn, type IncidentForm } from './incident-form';
import { incidentWords as text } from './incident-words';

interface TextTabsProps {
  readonly texts: IncidentForm['texts'];
  readonly problem: string | undefined;
  readonly onChange: (texts: IncidentForm['texts']) => void;
}

/** A text for each language, where there is one; a tick tells in which. */
export function TextTabs({ texts, problem, onChange }: TextTabsProps) {
  const panelId = useId();
  const written = writtenIn({ texts });
  const [language, setLanguage] = useState<Locale>(written[0] ?? defaultLocale);
  const value = texts[language] ?? '';
  return (
    <Box>
      <Tabs
        value={language}
        onChange={(_event, chosen: Locale) => setLanguage(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={text.languages}
      >
        {locales.map((locale) => (
          <Tab
            key={locale}
            id={`${panelId}-${locale}`}
            value={locale}
            aria-controls={panelId}
            label={written.includes(locale) ? `${languageName(locale)} ✓` : languageName(locale)}
            {...(written.includes(locale) && { 'aria-label': text.written(languageName(locale)) })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`} lang={language} sx={{ pt: 1 }}>
        <TextField
          label={text.text}
          value={value}
          onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          error={problem !== undefined}
          helperText={problem ?? `${text.textHelp} ${text.left(incidentTextMax - value.length)}`}
          fullWidth
          multiline
          minRows={4}
          slotProps={{ htmlInput: { maxLength: incidentTextMax } }}
        />
      </Box>
    </Box>
  );
}
