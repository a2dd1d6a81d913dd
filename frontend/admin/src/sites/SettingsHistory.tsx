import { Box, Typography } from '@mui/material';
import { settingNames, type SettingChange, type SitePage } from '#contracts-admin';
import { Section } from '../ui/Section';
import { asTime } from '../ui/format';
import { words } from '../words';
import { settingWords, siteWords } from './setting-words';
import { shownValue } from './shown-value';
import { UndoSettings } from './UndoSettings';

/** Who set what, and what held before; the last change can be taken back. */
export function SettingsHistory({ record: { id, version, changes } }: { readonly record: SitePage }) {
  return (
    <Section title={siteWords.history}>
      {changes.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{siteWords.noHistory}</Typography> : null}
      {changes.map((change) => (
        <Box key={change.version} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {siteWords.by(change.by ?? words.unknown, asTime(change.at), change.version)}
          </Typography>
          {change.undoes ? <Typography variant="body2">{siteWords.undone}</Typography> : null}
          {linesOf(change).map(([name, line]) => (
            <Typography key={name} sx={{ overflowWrap: 'anywhere' }}>
              {`${settingWords[name].name}: ${line}`}
            </Typography>
          ))}
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {change.reason}
          </Typography>
          {change === changes[0] ? (
            <UndoSettings
              id={id}
              version={version}
              about={linesOf(change)
                .map(([name]) => settingWords[name].name)
                .join(', ')}
            />
          ) : null}
        </Box>
      ))}
    </Section>
  );
}

const linesOf = ({ before, after }: SettingChange) =>
  settingNames
    .filter((name) => name in after)
    .map((name) => [name, siteWords.line(shownValue(name, before[name]), shownValue(name, after[name]))] as const);
