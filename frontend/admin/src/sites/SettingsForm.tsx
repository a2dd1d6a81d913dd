import { Stack } from '@mui/material';
import { commands, settingGroups, type SitePage } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useConfirmedCommand } from '../commands/useConfirmedCommand';
import { commandWords } from '../commands/words';
import { useUnsaved } from '../ui/unsaved';
import { SettingGroup } from './SettingGroup';
import { settingWords, siteWords } from './setting-words';
import { SettingsBar } from './SettingsBar';
import { shownValue } from './shown-value';
import { useSettingEdits } from './useSettingEdits';

/** All settings of a site by groups, drawn from the table of settings; what was changed is saved together. */
export function SettingsForm({ record: { id, version, settings } }: { readonly record: SitePage }) {
  const edits = useSettingEdits(settings);
  const { chosen, changed, wrong } = edits;
  const isDirty = changed.length > 0 || wrong.length > 0;
  useUnsaved(isDirty);
  const { isAsking, ask, close, run, isBusy, refusal } = useConfirmedCommand('change_settings');
  const { button, question } = commandWords.change_settings;
  const save = async ({ reason = '', ...asked }: Asked) => {
    const changes = Object.fromEntries(changed.map((name) => [name, chosen[name]]));
    // The dialog asked for the reason by the rule of the same command, and the server checks both.
    const outcome = await run({ id, input: { version, changes, reason, ...asked } });
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
      {isDirty ? <SettingsBar changed={changed.length} wrong={wrong[0]} onSave={ask} onDiscard={() => edits.startAnew(settings)} /> : null}
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
