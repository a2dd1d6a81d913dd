import { Box, Button } from '@mui/material';
import { FormField } from '../ui/FormField';
import { focusAtOnce } from '../ui/focus';
import { asMoney } from '../ui/money';
import { formWords as text } from './form-words';
import { bundleIn, type BundleRow } from './prices-form';
import { unitPriceOf } from './unit-price';

interface BundleRowFieldsProps {
  readonly row: BundleRow;
  readonly number: number;
  readonly currency: string;
  readonly problems: { readonly credits: string | undefined; readonly price: string | undefined };
  /** Was added just now: typing goes on here. */
  readonly isNew: boolean;
  readonly onEdit: (part: Partial<BundleRow>) => void;
  /** Missing while it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

/** One size: how many credits, for how much, and what one credit comes to. */
export function BundleRowFields({ row, number, currency, problems, isNew, onEdit, onRemove }: BundleRowFieldsProps) {
  const bundle = bundleIn(row, currency);
  return (
    <Box
      role="group"
      aria-label={text.bundle(number)}
      sx={{
        display: 'grid',
        columnGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'repeat(2, minmax(0, 1fr)) 6rem' },
      }}
    >
      <FormField
        label={text.credits}
        required
        value={row.credits}
        problem={problems.credits}
        onType={(credits) => onEdit({ credits })}
        {...(isNew && { inputRef: focusAtOnce })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <FormField
        label={text.price(currency)}
        required
        value={row.price}
        {...(bundle && { help: text.unitPrice(asMoney({ minor: unitPriceOf(bundle), currency })) })}
        problem={problems.price}
        onType={(price) => onEdit({ price })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
      {onRemove ? (
        <Button onClick={onRemove} aria-label={text.removeOne(number)} sx={{ minHeight: 44, mt: { sm: 0.75 }, justifySelf: 'start' }}>
          {text.remove}
        </Button>
      ) : null}
    </Box>
  );
}
