import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import type { PhotoId } from '#contracts';
import type { CaseMessages, CasePage, InputOf } from '#contracts-admin';
import { asTime } from '../ui/format';
import { caseWords } from './words';

/** What a removal takes away. */
export interface Removal {
  readonly photos: readonly PhotoId[];
  readonly messages: readonly string[];
  readonly text: boolean;
}

export const isEmpty = ({ photos, messages, text }: Removal): boolean => photos.length === 0 && messages.length === 0 && !text;

export const toInput = ({ photos, messages, text }: Removal): Pick<InputOf<'decide_case'>, 'photos' | 'messages' | 'text'> => ({
  ...(photos.length > 0 && { photos: [...photos] }),
  ...(messages.length > 0 && { messages: [...messages] }),
  ...(text && { text }),
});

/** In the order of `all`, whatever was chosen first: the same choice is the same decision. */
const toggled = <Item,>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] =>
  all.filter((one) => (one === item ? !chosen.includes(one) : chosen.includes(one)));

interface RemovalFieldsProps {
  readonly record: CasePage;
  readonly messages: CaseMessages['messages'];
  readonly chosen: Removal;
  readonly onChoose: (chosen: Removal) => void;
  /** Nothing is chosen, and it was sent. */
  readonly isMissing: boolean;
}

/** What is still there of the member, to be taken away; messages once their moderator has read them. */
export function RemovalFields({ record: { evidence, removable }, messages, chosen, onChoose, isMissing }: RemovalFieldsProps) {
  const there = messages.flatMap(({ id, ...message }) => (id !== null && message.removable ? [{ ...message, id }] : []));
  const ids = there.map(({ id }) => id);
  return (
    <FormControl component="fieldset" required error={isMissing}>
      <FormLabel component="legend">{caseWords.what}</FormLabel>
      <FormGroup>
        {removable.text ? (
          <Choice label={caseWords.removeText} isChosen={chosen.text} onToggle={() => onChoose({ ...chosen, text: !chosen.text })} />
        ) : null}
        {evidence?.photos.map(({ id }, index) =>
          removable.photos.includes(id) ? (
            <Choice
              key={id}
              label={caseWords.removePhoto(index + 1)}
              isChosen={chosen.photos.includes(id)}
              onToggle={() => onChoose({ ...chosen, photos: toggled(removable.photos, chosen.photos, id) })}
            />
          ) : null,
        )}
        {there.map(({ id, at, kind, text }) => (
          <Choice
            key={id}
            label={caseWords.removeMessage(asTime(at), [caseWords.messageKinds[kind], text].filter(Boolean).join(': '))}
            isChosen={chosen.messages.includes(id)}
            onToggle={() => onChoose({ ...chosen, messages: toggled(ids, chosen.messages, id) })}
          />
        ))}
      </FormGroup>
      {removable.messages > 0 && there.length === 0 ? <FormHelperText>{caseWords.readFirst}</FormHelperText> : null}
      {isMissing ? <FormHelperText role="alert">{caseWords.whatFirst}</FormHelperText> : null}
    </FormControl>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

const Choice = ({ label, isChosen, onToggle }: ChoiceProps) => (
  <FormControlLabel label={label} control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />} />
);
