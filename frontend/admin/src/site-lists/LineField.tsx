import { Button, Checkbox, FormControlLabel, Paper, Stack } from '@mui/material';
import type { Locale } from '#contracts';
import { icebreakerMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import { MoveButtons } from '../ui/MoveButtons';
import { siteListWords as text } from './site-list-words';
import type { TypedLine } from './lines';

interface LineFieldProps {
  readonly line: TypedLine;
  readonly place: number;
  readonly isLast: boolean;
  readonly locale: Locale;
  readonly isReadOnly: boolean;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<TypedLine>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One line, with its place in the order. */
export const LineField = ({ line, place, isLast, locale, isReadOnly, problem, onChange, onMove, onRemove }: LineFieldProps) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
    <FormField
      label={text.line(place)}
      value={line.text}
      help={text.lineHelp}
      problem={problem}
      onType={(words) => onChange({ text: words })}
      slotProps={{ htmlInput: { maxLength: icebreakerMax, lang: locale, readOnly: isReadOnly } }}
    />
    {isReadOnly ? null : (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MoveButtons name={text.line(place)} isFirst={place === 1} isLast={isLast} onMove={onMove} />
        <FormControlLabel
          label={text.hiddenLabel}
          control={
            <Checkbox
              checked={line.hidden}
              onChange={(_, hidden) => onChange({ hidden })}
              slotProps={{ input: { 'aria-label': text.hidden(place) } }}
            />
          }
        />
        <Button onClick={onRemove} aria-label={text.remove(place)} sx={{ minHeight: 44 }}>
          {text.removeLabel}
        </Button>
      </Stack>
    )}
  </Paper>
);
