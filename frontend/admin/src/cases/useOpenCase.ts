import { useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { InitiativeCategory, PhotoId } from '#contracts';
import type { InputOf, SignalKind } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { initiativeWords as text, openCaseWords } from './initiative-words';

interface CaseWish {
  readonly category: InitiativeCategory | '';
  readonly reason: string | undefined;
  readonly signals: readonly SignalKind[];
  readonly photo: string | undefined;
  readonly note: string;
}

/** Opens a case about a member and leads to it, also where it was open before. */
export function useOpenCase(memberId: string, onClose: () => void) {
  const { run, isBusy, refusal } = useCommand('open_case', { leads: true });
  const [notify, navigate, path] = [useNotify(), useNavigate(), useCreatePath()];
  const open = async ({ category, reason, signals, photo, note }: CaseWish) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const input = {
      category,
      reason,
      ...(signals.length > 0 && { signals }),
      ...(photo && { photos: [photo as PhotoId] }),
      ...(note.trim() && { note: note.trim() }),
    } as InputOf<'open_case'>;
    const outcome = await run({ id: memberId, input });
    if (outcome.kind === 'refused') return;
    onClose();
    if (outcome.kind !== 'done') return;
    notify(outcome.result.is_new ? openCaseWords.done : text.wasOpen);
    void navigate(path({ resource: 'cases', type: 'show', id: outcome.result.id }));
  };
  return { open, isBusy, refusal };
}
