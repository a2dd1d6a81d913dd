import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  commands,
  settingFields,
  settingGroups,
  settingNames,
  type SettingName,
  type SettingValues,
  type SitePage,
} from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { Section } from '../ui/Section';
import { changesIn, metIn, type Edits } from './edits';
import { SettingInput } from './SettingInput';
import { groupWords, settingWords, siteWords } from './setting-words';
import { shownValue } from './shown-value';

/** All settings of a site by groups, drawn from the table of settings; what was changed is saved together. */
export function SettingsForm({ record: { id, version, settings } }: { readonly record: SitePage }) {
  const [seen, setSeen] = useState(settings);
  const [chosen, setChosen] = useState<Edits>({});
  const [wrong, setWrong] = useState<readonly SettingName[]>([]);
  const [drawn, setDrawn] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('change_settings');
  const changed = changesIn(settings, chosen);
  const met = metIn(seen, settings, chosen);
  const { button, question } = commandWords.change_settings;

  const choose = (name: SettingName, value: SettingValues[SettingName] | undefined) => {
    setWrong((names) => (value === undefined ? [...new Set([...names, name])] : names.filter((one) => one !== name)));
    if (value !== undefined) setChosen((before) => ({ ...before, [name]: value }));
  };
  const forget = (name: SettingName) => {
    setChosen(({ [name]: _, ...others }) => others);
    setDrawn((count) => count + 1);
  };
  const startAnew = (from: SettingValues) => {
    setSeen(from);
    setChosen({});
    setWrong([]);
    setDrawn((count) => count + 1);
  };
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
    if (outcome.kind === 'done') startAnew(outcome.result.settings);
  };
  const about = changed.map(
    (name) => `${settingWords[name].name}: ${siteWords.line(shownValue(name, settings[name]), shownValue(name, chosen[name]))}`,
  );
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={(event) => event.preventDefault()}>
      {settingGroups.map((group) => (
        <Section key={group} title={groupWords[group]}>
          <Stack spacing={3} sx={{ pt: 1 }}>
            {settingNames
              // What is put in order has a page of its own.
              .filter((name) => settingFields[name].group === group && settingFields[name].kind !== 'ordered')
              .map((name) => (
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
          <Button onClick={() => startAnew(settings)} sx={{ minHeight: 44 }}>
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
