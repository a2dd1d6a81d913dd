import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { commands, settingFields, settingGroups, settingNames, type SettingValues, type SitePage } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { Section } from '../ui/Section';
import { SettingInput } from './SettingInput';
import { groupWords, settingWords, siteWords } from './setting-words';
import { shownValue } from './shown-value';
import { useSettingEdits } from './useSettingEdits';

/** All settings of a site by groups, drawn from the table of settings; what was changed is saved together. */
export function SettingsForm({ record: { id, version, settings } }: { readonly record: SitePage }) {
  const edits = useSettingEdits(settings);
  const { chosen, changed, wrong } = edits;
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('change_settings');
  const { button, question } = commandWords.change_settings;
  const close = () => {
    setAsking(false);
    reset();
  };
  const save = async ({ reason = '', ...asked }: Asked) => {
    const changes = Object.fromEntries(changed.map((name) => [name, chosen[name]]));
    // The dialog asked for the reason by the rule of the same command, and the server checks both.
    const outcome = await run({ id, input: { version, changes, reason, ...asked } });
    if (outcome.kind === 'refused') return;
    close();
    if (outcome.kind === 'done') edits.startAnew(outcome.result.settings);
  };
  const about = changed.map(
    (name) => `${settingWords[name].name}: ${siteWords.line(shownValue(name, settings[name]), shownValue(name, chosen[name]))}`,
  );
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={(event) => event.preventDefault()}>
      {settingGroups.map((group) => (
        <SettingGroup key={group} group={group} settings={settings} edits={edits} />
      ))}
      {changed.length > 0 || wrong.length > 0 ? (
        <Paper
          component="section"
          variant="outlined"
          sx={{ position: 'sticky', bottom: 8, zIndex: 1, p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
            {wrong.length > 0 ? `${settingWords[wrong[0] ?? 'niche'].name}: ${siteWords.wrong}` : siteWords.changed(changed.length)}
          </Typography>
          <Button onClick={() => edits.startAnew(settings)} sx={{ minHeight: 44 }}>
            {siteWords.discard}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={changed.length === 0 || wrong.length > 0}
            onClick={() => setAsking(true)}
            sx={{ minHeight: 44 }}
          >
            {button}
          </Button>
        </Paper>
      ) : null}
      {isAsking && question ? (
        <CommandDialog
          question={question}
          about={about.join('. ')}
          rule={commands.change_settings.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void save(input)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}

interface SettingGroupProps {
  readonly group: (typeof settingGroups)[number];
  readonly settings: SettingValues;
  readonly edits: ReturnType<typeof useSettingEdits>;
}

function SettingGroup({ group, settings, edits: { chosen, met, drawn, choose, forget } }: SettingGroupProps) {
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
