import { Button, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { interests, intimateInterests, type Interest } from '#contracts';
import { commands, type AdminResource, type SiteListsPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useConfirmedCommand } from '../commands/useConfirmedCommand';
import { commandWords } from '../commands/words';
import { CurrentValue } from '../ui/CurrentValue';
import { OrderedField } from '../ui/OrderedField';
import { useUnsaved } from '../ui/unsaved';
import { useChosen } from '../ui/useChosen';
import { siteListWords as text } from './site-list-words';

const { button, question } = commandWords.set_interests;
const meanwhile = { settings_changed: text.interestsMeanwhile };
const intimate: ReadonlySet<string> = new Set(intimateInterests);
const nameOf = (interest: Interest): string => {
  const name = interest.replaceAll('_', ' ');
  return intimate.has(interest) ? text.intimate(name) : name;
};

/** Which interests a site offers, and in which order; what somebody else chose meanwhile is shown before it is chosen over. */
export function InterestsForm({ site: { id, name, version, interests: now } }: { readonly site: SiteListsPage }) {
  const { permissions } = usePermissions<AdminResource[]>();
  const { offered, isChanged, isOutdated, choose, discard } = useChosen(now, version);
  const { isAsking, ask, close, run, isBusy, refusal } = useConfirmedCommand('set_interests', { meanwhile });
  useUnsaved(isChanged);
  const isRight = permissions?.includes(commands.set_interests.right) ?? false;
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id, input: { version, interests: [...offered], reason } });
    if (outcome.kind !== 'refused') discard();
  };
  return (
    <Stack spacing={2}>
      <Typography role="status">{text.counted(offered.length, interests.length)}</Typography>
      <OrderedField
        label={text.interests}
        help={text.interestsHelp}
        choices={interests}
        offered={offered}
        nameOf={nameOf}
        isReadOnly={!isRight}
        onChange={choose}
      />
      {isChanged ? <SaveBar onSave={ask} onDiscard={discard} /> : null}
      {isAsking ? (
        <CommandDialog
          question={question}
          about={text.aboutInterests(name, offered.length)}
          rule={commands.set_interests.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void save(input)}
          onClose={close}
        >
          {isOutdated ? <CurrentValue title={text.theirs} text={now.map(nameOf).join(', ') || text.noInterests} /> : null}
        </CommandDialog>
      ) : null}
    </Stack>
  );
}

/** In sight, however long the list is. */
const SaveBar = ({ onSave, onDiscard }: { readonly onSave: () => void; readonly onDiscard: () => void }) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{
      position: 'sticky',
      bottom: 8,
      flexWrap: 'wrap',
      gap: 1,
      p: 1,
      bgcolor: 'background.paper',
      '& .MuiButton-root': { minHeight: 44 },
    }}
  >
    <Button variant="contained" onClick={onSave}>
      {text.save}
    </Button>
    <Button onClick={onDiscard}>{text.discard}</Button>
  </Stack>
);
