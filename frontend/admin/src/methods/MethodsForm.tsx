import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { PaymentMethod } from '#contracts';
import { commands, type AdminResource, type MethodsPage } from '#contracts-admin';
import { payMethods } from '../orders/order-words';
import { OrderedField } from '../ui/OrderedField';
import { useUnsaved } from '../ui/unsaved';
import { useChosen } from '../ui/useChosen';
import { methodWords as text } from './method-words';
import { MethodsDialog, type Wished } from './MethodsDialog';

const nameOf = (method: PaymentMethod) => payMethods[method];

/** With what members of a country can pay, and in which order; what somebody else chose meanwhile is shown before it is chosen over. */
export function MethodsForm({ record }: { readonly record: MethodsPage }) {
  const { version, methods: now, is_own, choices } = record;
  const { permissions } = usePermissions<AdminResource[]>();
  const { offered, isChanged, isOutdated, begin, choose, discard } = useChosen(now, version);
  const [asking, setAsking] = useState<Wished>();
  useUnsaved(isChanged);
  const isRight = permissions?.includes(commands.set_payment_methods.right) ?? false;
  const ask = (wished: Wished) => {
    begin();
    setAsking(wished);
  };
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
          {isChanged ? (
            <>
              <Button variant="contained" disabled={offered.length === 0} onClick={() => ask('chosen')}>
                {text.save}
              </Button>
              <Button onClick={discard}>{text.discard}</Button>
            </>
          ) : null}
          {is_own ? <Button onClick={() => ask('built_in')}>{text.reset}</Button> : null}
        </Stack>
      ) : null}
      {asking === undefined ? null : (
        <MethodsDialog
          record={record}
          wished={asking}
          offered={offered}
          isOutdated={isOutdated}
          onSaved={discard}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
