import { FormControl, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import type { FormProps } from './form-props';
import { GiftImage } from './GiftImage';
import { formWords as text, giftWords } from './gift-words';
import { useGiftPicture } from './useGiftPicture';

interface PictureFieldProps extends FormProps {
  /** The picture that the gift has. */
  readonly shown: string | undefined;
  /** Nothing is saved while a picture is on its way. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** A picture is checked by the server as soon as it is chosen, and belongs to the gift once that is saved. */
export function PictureField({ form, problems, onChange, shown, onBusy }: PictureFieldProps) {
  const [inputId, helpId] = [useId(), useId()];
  const { send, isBusy, shown: chosen, problem: refused } = useGiftPicture((picture) => onChange({ picture }));
  const problem = refused ?? problems['picture'];
  const source = form.picture === null ? shown : chosen;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <FormControl error={problem !== undefined}>
      <FormLabel htmlFor={inputId}>{giftWords.picture}</FormLabel>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {source === undefined ? null : <GiftImage src={source} size={96} />}
        <input
          id={inputId}
          type="file"
          aria-describedby={helpId}
          aria-invalid={problem !== undefined}
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          style={{ minHeight: 44, maxWidth: '100%' }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file);
            // The same file may be chosen again after it was refused.
            target.value = '';
          }}
        />
        <Typography role="status">{isBusy ? text.uploading : form.picture === null ? '' : text.chosen}</Typography>
      </Stack>
      <FormHelperText id={helpId}>{problem ?? text.pictureHelp}</FormHelperText>
    </FormControl>
  );
}
