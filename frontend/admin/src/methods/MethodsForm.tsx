import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { PaymentMethod } from '#contracts';
import { commands, type AdminResource, type MethodsPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { payMethods } from '../orders/order-words';
import { countryName } from '../ui/format';
import { OrderedField } from '../ui/OrderedField';
import { methodWords as text, namesOf } from './method-words';

const { button, question } = commandWords.set_payment_methods;
const meanwhile = { settings_changed: text.meanwhile };
const nameOf = (method: PaymentMethod) => payMethods[method];
type Asking = 'chosen' | 'built_in';

/** With what members of a country can pay, and in which order; what somebody else chose meanwhile is shown before it is chosen over. */
export function MethodsForm({ record }: { readonly record: MethodsPage }) {
  const { id, version, methods: now, is_own, built_in, choices } = record;
  const { permissions } = usePermissions<AdminResource[]>();
  const [opened, setOpened] = useState(version);
  const [chosen, setChosen] = useState<readonly PaymentMethod[]>();
  const [asking, setAsking] = useState<Asking>();
  const { run, isBusy, refusal, reset } = useCommand('set_payment_methods', { meanwhile });
  const offered = chosen ?? now;
  const isRight = permissions?.includes(commands.set_payment_methods.right) ?? false;
  const close = () => {
    setAsking(undefined);
    reset();
  };
  const ask = (what: Asking) => {
    if (!chosen) setOpened(version);
    setAsking(what);
  };
  const choose = (next: readonly PaymentMethod[]) => {
    if (!chosen) setOpened(version);
    setChosen(next);
  };
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id, input: { version, methods: asking === 'built_in' ? null : [...offered], reason } });
    if (outcome.kind === 'refused') return;
    setChosen(undefined);
    close();
  };
  const country = countryName(id);
  return (
    <Stack spacing={2}>
      {is_own ? null : <Typography>{text.isBuiltIn}</Typography>}
      <OrderedField
        label={text.label}
        help={text.help}
        choices={choices}
        offered={offered}
        nameOf={nameOf}
        isReadOnly={!isRight}
        onChange={choose}
      />
      {offered.length === 0 ? (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {text.noneLeft}
        </Typography>
      ) : null}
      {isRight ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          {String(offered) === String(now) ? null : (
            <>
              <Button variant="contained" disabled={offered.length === 0} onClick={() => ask('chosen')}>
                {text.save}
              </Button>
              <Button onClick={() => setChosen(undefined)}>{text.discard}</Button>
            </>
          )}
          {is_own ? <Button onClick={() => ask('built_in')}>{text.reset}</Button> : null}
        </Stack>
      ) : null}
      {asking === undefined ? null : (
        <CommandDialog
          question={question}
          about={
            asking === 'built_in'
              ? text.aboutBuiltIn(country, namesOf(built_in, text.nothingOffered))
              : text.about(country, namesOf(offered, text.nothingOffered))
          }
          rule={commands.set_payment_methods.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void save(input)}
          onClose={close}
        >
          {version === opened ? null : (
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{text.theirs}</Typography>
              <Typography>{namesOf(now, text.nothingOffered)}</Typography>
            </Box>
          )}
        </CommandDialog>
      )}
    </Stack>
  );
}
