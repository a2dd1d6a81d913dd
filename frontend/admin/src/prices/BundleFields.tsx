import { Alert, Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { bundlesMax } from '#contracts-admin';
import { headingAtOnce } from '../ui/focus';
import { BundleRowFields } from './BundleRowFields';
import type { FormProps } from './form-props';
import { formWords as text } from './form-words';
import { bundleIn, withoutRow, withRow, type BundleRow } from './prices-form';
import { dearerBundles } from './unit-price';

/** What is sold for how much, a row for each size. */
export function BundleFields({ form: { bundles, currency }, problems, onChange }: FormProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<number>();
  const problem = problems['bundles'];
  const dearer = dearerBundles(bundles.flatMap((row) => bundleIn(row, currency) ?? []));
  const add = () => {
    const more = withRow(bundles);
    setAdded(more.at(-1)?.key);
    onChange({ bundles: more });
  };
  const edit = (key: number, part: Partial<BundleRow>) =>
    onChange({ bundles: bundles.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const remove = (key: number) => {
    onChange({ bundles: withoutRow(bundles, key) });
    // What had the focus is gone.
    titleRef.current?.focus();
  };
  return (
    <Stack role="group" aria-labelledby={titleId} spacing={1}>
      <Typography id={titleId} ref={titleRef} tabIndex={-1} sx={{ ...headingAtOnce.sx, fontWeight: 600 }}>
        {text.bundles}
      </Typography>
      {bundles.map((row, index) => (
        <BundleRowFields
          key={row.key}
          row={row}
          number={index + 1}
          currency={currency}
          problems={{ credits: problems[`bundles.${index}.credits`], price: problems[`bundles.${index}.minor`] }}
          isNew={row.key === added}
          onEdit={(part) => edit(row.key, part)}
          onRemove={bundles.length > 1 ? () => remove(row.key) : undefined}
        />
      ))}
      {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
      {dearer.map(({ larger, smaller }) => (
        <Alert key={larger} severity="warning" variant="outlined" role="status">
          {text.dearer(larger, smaller)}
        </Alert>
      ))}
      <Box>
        <Button variant="outlined" onClick={add} disabled={bundles.length >= bundlesMax} sx={{ minHeight: 44 }}>
          {text.add}
        </Button>
      </Box>
    </Stack>
  );
}
