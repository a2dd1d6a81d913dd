import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRefresh } from 'react-admin';
import { apiTokenNameMax, commands, isNetworkText, type AdminResource, type TokenRight } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { FormField } from '../ui/FormField';
import { apiTokenWords } from './api-token.words';
import { RightChoices } from './RightChoices';
import { ShowToken } from './ShowToken';

const text = apiTokenWords.form;
const { button, question } = commandWords.make_api_token;
const dayField = { inputLabel: { shrink: true } } as const;
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

/** Makes a token, and shows it this once; not there for those without the right. */
export function MakeApiToken() {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  const [token, setToken] = useState<string>();
  const refresh = useRefresh();
  if (!permissions?.includes(commands.make_api_token.right)) return null;
  const made = (text: string) => {
    setAsking(false);
    setToken(text);
  };
  const close = () => {
    setToken(undefined);
    refresh();
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {apiTokenWords.make}
      </Button>
      {isAsking ? <MakeDialog onMade={made} onClose={() => setAsking(false)} /> : null}
      {token === undefined ? null : <ShowToken token={token} onClose={close} />}
    </>
  );
}

interface MakeDialogProps {
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly TokenRight[]>([]);
  const [until, setUntil] = useState('');
  const [networks, setNetworks] = useState('');
  const [isTried, setTried] = useState(false);
  // What was made is on the screen until its token is put away.
  const { run, isBusy, refusal } = useCommand('make_api_token', { leads: true });
  const problems = refusal?.fields ?? {};
  const hasWrongNetwork = linesOf(networks).some((one) => !isNetworkText(one));
  const networkProblem = Object.entries(problems).find(([field]) => field.startsWith('networks'))?.[1];

  const make = async ({ reason = '', ...asked }: Asked) => {
    setTried(true);
    if (rights.length === 0 || hasWrongNetwork) return;
    const outcome = await run({ input: { name, rights: [...rights], until, networks: linesOf(networks), reason, ...asked } });
    if (outcome.kind === 'done') onMade(outcome.result.token);
    else if (outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.make_api_token.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      stepsUp
      onConfirm={(asked) => void make(asked)}
      onClose={onClose}
    >
      <FormField
        label={text.name}
        required
        value={name}
        help={text.nameHelp}
        problem={problems['name']}
        onType={setName}
        slotProps={{ htmlInput: { maxLength: apiTokenNameMax } }}
      />
      <RightChoices chosen={rights} problem={isTried && rights.length === 0 ? text.needsRight : problems['rights']} onChoose={setRights} />
      <FormField
        label={text.until}
        type="date"
        required
        value={until}
        help={text.untilHelp}
        problem={problems['until']}
        onType={setUntil}
        slotProps={dayField}
      />
      <FormField
        label={text.networks}
        multiline
        value={networks}
        help={text.networksHelp}
        problem={isTried && hasWrongNetwork ? text.wrongNetwork : networkProblem}
        onType={setNetworks}
      />
    </CommandDialog>
  );
}
