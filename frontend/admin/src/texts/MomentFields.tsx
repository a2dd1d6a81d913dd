import { FormField } from '../ui/FormField';
import { RadioField } from '../ui/RadioField';
import { zoneHelp, type Moment } from './moment';
import { textWords as text } from './text-words';

const choices = ['at_once', 'later'] as const;

interface MomentFieldsProps {
  readonly moment: Moment;
  readonly problem: string | undefined;
  readonly onChange: (moment: Moment) => void;
}

/** From when it is in force. */
export const MomentFields = ({ moment, problem, onChange }: MomentFieldsProps) => (
  <>
    <RadioField
      name="begins"
      label={text.begins}
      choices={choices}
      words={text.beginsWords}
      value={moment.begins}
      onChange={(begins) => onChange({ ...moment, begins })}
    />
    {moment.begins === 'later' ? (
      <FormField
        label={text.at}
        type="datetime-local"
        required
        value={moment.at}
        help={zoneHelp(moment.at)}
        problem={problem}
        onType={(at) => onChange({ ...moment, at })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    ) : null}
  </>
);
