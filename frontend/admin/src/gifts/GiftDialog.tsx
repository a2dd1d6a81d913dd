import { Alert, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { commands, type GiftRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { differences } from './differences';
import { emptyForm, formOf, readForm, type Faults, type GiftForm } from './gift-form';
import { formWords as text, giftWords, nameOf } from './gift-words';
import { NameFields } from './NameFields';
import { PictureField } from './PictureField';
import { OfferFields } from './OfferFields';
import { useSiteName } from './useSiteName';

interface GiftDialogProps {
  /** Missing for a new one. */
  readonly gift?: GiftRow;
  readonly onClose: () => void;
}

const none: Faults = {};
const meanwhile = { settings_changed: text.meanwhile };

/** Asks what a gift is. It stays open until that is saved: all of what is typed can be put right, also over what somebody else saved meanwhile. */
export function GiftDialog({ gift, onClose }: GiftDialogProps) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const siteName = useSiteName();
  const [form, setForm] = useState(gift ? formOf(gift) : emptyForm);
  const [opened] = useState(gift?.version);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const making = useCommand('make_gift');
  const changing = useCommand('change_gift', { meanwhile });
  const { isBusy, refusal } = gift ? changing : making;
  const { button, question } = commandWords[gift ? 'change_gift' : 'make_gift'];
  const problems = { ...refusal?.fields, ...faults };
  const isWrong = Object.keys(problems).length > 0;
  const differing = gift && gift.version !== opened ? differences(gift, form, siteName) : [];

  // The button stands far below the first fields: who presses it is led to what is wrong.
  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, refusal]);

  const check = (typed: GiftForm) => {
    const read = readForm(typed, { builtIn: gift?.built_in ?? false, hasPicture: gift !== undefined });
    setFaults('faults' in read ? read.faults : none);
    return 'wish' in read ? read.wish : undefined;
  };
  const change = (part: Partial<GiftForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    if (faults !== none) check(typed);
  };
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    setTries((count) => count + 1);
    const wish = check(form);
    if (!wish || isSending) return;
    const outcome = gift
      ? await changing.run({ id: gift.id, input: { ...wish, version: gift.version, reason } })
      : await making.run({ input: { ...wish, picture: wish.picture ?? '', reason } });
    if (outcome.kind !== 'refused') onClose();
  };
  const parts = { form, problems, onChange: change };
  return (
    <CommandDialog
      question={question}
      about={gift ? nameOf(gift) : giftWords.open}
      rule={commands.make_gift.reason}
      confirm={button}
      isBusy={isBusy || isSending}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void save(input)}
      onClose={onClose}
    >
      <Stack ref={fieldsRef} spacing={2}>
        {differing.length > 0 ? (
          <Alert severity="warning" variant="outlined">
            {differing.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        ) : null}
        <PictureField {...parts} shown={gift?.picture} onBusy={setSending} />
        <OfferFields {...parts} />
        <NameFields {...parts} isBuiltIn={gift?.built_in ?? false} />
      </Stack>
    </CommandDialog>
  );
}
