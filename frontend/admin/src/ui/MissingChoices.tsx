import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { words } from '../words';

/** A list to choose from, as the server answers it. */
interface ChoiceList {
  readonly data: unknown;
  readonly errorUpdateCount: number;
  readonly refetch: () => Promise<{ readonly isSuccess: boolean }>;
}

/** The lists that a form offers, by what is listed. */
export type ChoiceLists = Readonly<Partial<Record<keyof typeof words.choices.names, ChoiceList>>>;

/** Whether one of them is not there: what is sent now would say what nobody chose. */
export const areMissing = (lists: ChoiceLists): boolean => Object.values(lists).some(({ data }) => data === undefined);

const field = 'input, textarea, [role="combobox"]';

/** Stands above a form: says which of its lists could not be loaded, and loads them again. */
export function MissingChoices({ lists }: { readonly lists: ChoiceLists }) {
  const box = useRef<HTMLDivElement>(null);
  // While it is asked for again, the last error is forgotten already.
  const failed = Object.entries(lists).filter(([, { data, errorUpdateCount }]) => data === undefined && errorUpdateCount > 0);
  if (failed.length === 0) return null;
  const retry = async () => {
    const form = box.current?.nextElementSibling;
    const answers = await Promise.all(failed.map(([, { refetch }]) => refetch()));
    // The button leaves with what it said: the form goes on at its first field.
    if (answers.every(({ isSuccess }) => isSuccess)) setTimeout(() => form?.querySelector<HTMLElement>(field)?.focus());
  };
  return (
    <Alert
      ref={box}
      severity="error"
      variant="outlined"
      sx={{ my: 1 }}
      action={
        <Button color="inherit" onClick={() => void retry()}>
          {words.failed.again}
        </Button>
      }
    >
      {words.choices.missing(failed.map(([name]) => words.choices.names[name as keyof ChoiceLists]))}
    </Alert>
  );
}
