import { Box, Tab, Tabs, TextField } from '@mui/material';
import { locales, type Locale } from '#contracts';
import { announcementBodyMax, announcementTitleMax } from '#contracts-admin';
import { languageName } from '../ui/format';
import { words } from '../words';
import { writtenIn, type DraftFields } from './draft';

const { announcements: text } = words;
const panelId = 'announcement-text';

interface TextFieldsProps {
  readonly fields: DraftFields;
  readonly faults: ReadonlySet<string>;
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
  readonly onChange: (change: Partial<DraftFields>) => void;
}

/** A tab for each language; a tick tells in which ones something is written. */
export function TextFields({ fields, faults, language, onLanguage, onChange }: TextFieldsProps) {
  const written = writtenIn(fields);
  const { title, body } = fields.texts[language];
  const write = (change: Partial<typeof fields.texts.en>) =>
    onChange({ texts: { ...fields.texts, [language]: { ...fields.texts[language], ...change } } });
  const faultOf = (field: 'title' | 'body') => {
    if (!faults.has(`texts.${language}.${field}`)) return undefined;
    return written.length > 0 && !written.includes('en') && !written.includes('nl') ? text.faults.needed : text.faults.both;
  };
  const [titleFault, bodyFault] = [faultOf('title'), faultOf('body')];
  return (
    <Box>
      <Tabs
        value={language}
        onChange={(_event, value: Locale) => onLanguage(value)}
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
          label={text.subject}
          value={title}
          onChange={({ target }) => write({ title: target.value })}
          error={titleFault !== undefined}
          helperText={titleFault ?? text.left(announcementTitleMax - title.length)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: announcementTitleMax } }}
        />
        <TextField
          label={text.body}
          value={body}
          onChange={({ target }) => write({ body: target.value })}
          error={bodyFault !== undefined}
          helperText={bodyFault ?? text.bodyHelp}
          fullWidth
          multiline
          minRows={8}
          slotProps={{ htmlInput: { maxLength: announcementBodyMax } }}
        />
      </Box>
    </Box>
  );
}
