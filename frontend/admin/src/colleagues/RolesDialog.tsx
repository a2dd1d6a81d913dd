import { Button } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { commands, type StaffRole } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { colleagueWords } from './colleague-words';
import { backWithoutDevice } from './command-words';
import { RoleChoices } from './RoleChoices';

const text = colleagueWords.form;
/** What is said when another owner was faster; the roles that were chosen stay. */
const meanwhile = { staff_changed: text.changed };

interface ChangeRolesProps {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Other roles for somebody who works here. */
export function ChangeRoles({ id, name, roles }: ChangeRolesProps) {
  const { run, isBusy, refusal, reset } = useCommand('change_colleague_roles', { meanwhile });
  const change = async (chosen: StaffRole[], { reason = '', ...asked }: Asked) =>
    (await run({ id, input: { was: [...roles], roles: chosen, reason, ...asked } })).kind !== 'refused';
  const { button, question } = commandWords.change_colleague_roles;
  return (
    <AskRoles
      command="change_colleague_roles"
      about={name}
      before={roles}
      {...{ button, question, isBusy, refusal }}
      onAsk={change}
      onClose={reset}
    />
  );
}

interface LetBackProps extends Omit<ChangeRolesProps, 'roles'> {
  readonly hasDevice: boolean;
}

/** Roles for somebody whose account had ended. */
export function LetBack({ id, name, hasDevice }: LetBackProps) {
  const { button, done, question } = hasDevice ? commandWords.let_colleague_back : backWithoutDevice;
  const { run, isBusy, refusal, reset } = useCommand('let_colleague_back', { says: () => done });
  const reactivate = async (roles: StaffRole[], { reason = '', ...asked }: Asked) =>
    (await run({ id, input: { roles, reason, ...asked } })).kind !== 'refused';
  return (
    <AskRoles
      command="let_colleague_back"
      about={name}
      before={[]}
      {...{ button, question, isBusy, refusal }}
      onAsk={reactivate}
      onClose={reset}
    />
  );
}

interface AskRolesProps extends Pick<ReturnType<typeof useCommand>, 'isBusy' | 'refusal'> {
  readonly command: 'change_colleague_roles' | 'let_colleague_back';
  readonly button: string;
  readonly question: ComponentProps<typeof CommandDialog>['question'];
  readonly about: string;
  readonly before: readonly StaffRole[];
  /** False: the question stays open, and says what can be put right. */
  readonly onAsk: (roles: StaffRole[], asked: Asked) => Promise<boolean>;
  readonly onClose: () => void;
}

function AskRoles({ command, button, question, about, before, isBusy, refusal, onAsk, onClose }: AskRolesProps) {
  const [chosen, setChosen] = useState<readonly StaffRole[]>();
  const [lacksRole, setLacksRole] = useState(false);
  const close = () => {
    setChosen(undefined);
    setLacksRole(false);
    onClose();
  };
  const ask = async (asked: Asked) => {
    setLacksRole(chosen?.length === 0);
    if (chosen && chosen.length > 0 && (await onAsk([...chosen], asked))) close();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setChosen(before)}>
        {button}
      </Button>
      {chosen ? (
        <CommandDialog
          question={question}
          about={about}
          rule={commands[command].reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          stepsUp={[...before, ...chosen].includes('owner')}
          onConfirm={(asked) => void ask(asked)}
          onClose={close}
        >
          <RoleChoices
            chosen={chosen}
            problem={lacksRole && chosen.length === 0 ? text.needsRole : refusal?.fields['roles']}
            onChoose={setChosen}
          />
        </CommandDialog>
      ) : null}
    </>
  );
}
