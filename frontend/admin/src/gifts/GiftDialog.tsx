import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { commands, type GiftRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useCheckedForm } from '../ui/useCheckedForm';
import { useSites } from '../useSites';
import { differences } from './differences';
import { emptyForm, formOf, readForm, type GiftForm } from './gift-form';
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

const meanwhile = { settings_changed: text.meanwhile };

/** Asks what a gift is. It stays open until that is saved: all of what is typed can be put right, also over what somebody else saved meanwhile. */
export function GiftDialog({ gift, onClose }: GiftDialogProps) {
  const sites = useSites();
  const siteName = useSiteName();
  const [opened] = useState(gift?.version);
  const [isSending, setSending] = useState(false);
  const making = useCommand('make_gift');
  const changing = useCommand('change_gift', { meanwhile });
  const { isBusy, refusal } = gift ? changing : making;
  const { button, question } = commandWords[gift ? 'change_gift' : 'make_gift'];
  const facts = { builtIn: gift?.built_in ?? false, hasPicture: gift !== undefined };
  const start = gift ? formOf(gift) : emptyForm;
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(start, (typed: GiftForm) => readForm(typed, facts), refusal);
  const differing = gift && gift.version !== opened ? differences(gift, form, siteName) : [];

  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const wish = send();
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
      lists={{ sites }}
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
