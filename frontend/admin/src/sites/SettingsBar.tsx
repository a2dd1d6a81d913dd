import { Button, Paper, Typography } from '@mui/material';
import type { SettingName } from '#contracts-admin';
import { commandWords } from '../commands/words';
import { settingWords, siteWords } from './setting-words';

interface SettingsBarProps {
  /** How many settings are changed. */
  readonly changed: number;
  /** The first that cannot be saved as it is. */
  readonly wrong: SettingName | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** What is changed and not saved yet; in sight, however long the page is. */
export const SettingsBar = ({ changed, wrong, onSave, onDiscard }: SettingsBarProps) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{ position: 'sticky', bottom: 8, zIndex: 1, p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
  >
    <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
      {wrong === undefined ? siteWords.changed(changed) : `${settingWords[wrong].name}: ${siteWords.wrong}`}
    </Typography>
    <Button onClick={onDiscard} sx={{ minHeight: 44 }}>
      {siteWords.discard}
    </Button>
    <Button type="submit" variant="contained" disabled={changed === 0 || wrong !== undefined} onClick={onSave} sx={{ minHeight: 44 }}>
      {commandWords.change_settings.button}
    </Button>
  </Paper>
);
