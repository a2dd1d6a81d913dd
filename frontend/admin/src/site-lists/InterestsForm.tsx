import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { interests, intimateInterests, type Interest } from '#contracts';
import { commands, type AdminResource, type SiteListsPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { OrderedField } from '../ui/OrderedField';
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
  const [opened, setOpened] = useState(version);
  const [chosen, setChosen] = useState<readonly Interest[]>();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('set_interests', { meanwhile });
  const offered = chosen ?? now;
  const isRight = permissions?.includes(commands.set_interests.right) ?? false;
  const close = () => {
    setAsking(false);
    reset();
  };
  const choose = (next: readonly Interest[]) => {
    if (!chosen) setOpened(version);
    setChosen(next);
  };
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id, input: { version, interests: [...offered], reason } });
    if (outcome.kind === 'refused') return;
    setChosen(undefined);
    close();
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
      {String(offered) === String(now) ? null : (
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
          <Button variant="contained" onClick={() => setAsking(true)}>
            {text.save}
          </Button>
          <Button onClick={() => setChosen(undefined)}>{text.discard}</Button>
        </Stack>
      )}
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
          {version === opened ? null : (
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{text.theirs}</Typography>
              <Typography>{now.map(nameOf).join(', ') || text.noInterests}</Typography>
            </Box>
          )}
        </CommandDialog>
      ) : null}
    </Stack>
  );
}
