import { Alert, Button, Stack } from '@mui/material';
import { settingFields, settingNames, type settingGroups, type SettingValues } from '#contracts-admin';
import { Section } from '../ui/Section';
import { SettingInput } from './SettingInput';
import { groupWords, siteWords } from './setting-words';
import { shownValue } from './shown-value';
import type { useSettingEdits } from './useSettingEdits';

interface SettingGroupProps {
  readonly group: (typeof settingGroups)[number];
  readonly settings: SettingValues;
  readonly edits: ReturnType<typeof useSettingEdits>;
}

/** The settings of one group; what somebody else changed meanwhile stands beside what was chosen here. */
export function SettingGroup({ group, settings, edits: { chosen, met, drawn, choose, forget } }: SettingGroupProps) {
  // What is put in order has a page of its own.
  const names = settingNames.filter((name) => settingFields[name].group === group && settingFields[name].kind !== 'ordered');
  return (
    <Section title={groupWords[group]}>
      <Stack spacing={3} sx={{ pt: 1 }}>
        {names.map((name) => (
          <Stack key={`${name} ${drawn}`} spacing={1}>
            <SettingInput
              name={name}
              value={name in chosen ? (chosen[name] as SettingValues[typeof name]) : settings[name]}
              onChange={(value) => choose(name, value)}
            />
            {met.includes(name) ? (
              <Alert
                severity="warning"
                variant="outlined"
                action={
                  <Button size="small" onClick={() => forget(name)}>
                    {siteWords.takeTheirs}
                  </Button>
                }
              >
                {siteWords.meanwhile(shownValue(name, settings[name]), shownValue(name, chosen[name]))}
              </Alert>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
