import { Box, Button, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { commands, icebreakersMax, type AdminResource, type IcebreakerList } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { commandWords } from '../commands/words';
import { CurrentValue } from '../ui/CurrentValue';
import { asTime } from '../ui/format';
import { useUnsaved } from '../ui/unsaved';
import { siteListWords as text } from './site-list-words';
import { LineField } from './LineField';
import { countOffered } from './lines';
import { useLines } from './useLines';

interface LinesFormProps {
  readonly siteId: string;
  readonly siteName: string;
  readonly list: IcebreakerList;
}

const { button, question } = commandWords.set_icebreakers;

/** The lines of one language, as they are typed; what somebody else wrote meanwhile is shown beside them before it is written over. */
export function LinesForm({ siteId, siteName, list }: LinesFormProps) {
  const { locale, lines: now, changed_at, changed_by } = list;
  const { permissions } = usePermissions<AdminResource[]>();
  const { lines, problems, isChanged, isOutdated, isAsking, isBusy, refusal, ...edit } = useLines(siteId, list);
  useUnsaved(isChanged);
  const isWrong = Object.keys(problems).length > 0;
  const isRight = permissions?.includes(commands.set_icebreakers.right) ?? false;
  return (
    <Stack spacing={2}>
      {countOffered(now) === 0 ? <Typography>{text.builtIn}</Typography> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        {text.changed}: {changed_at ? [changed_by, asTime(changed_at)].filter(Boolean).join(', ') : text.never}
      </Typography>
      {isWrong ? (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {text.lookAgain}
        </Typography>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {lines.map((line, index) => (
          <LineField
            key={line.key}
            line={line}
            place={index + 1}
            isLast={index === lines.length - 1}
            locale={locale}
            isReadOnly={!isRight}
            problem={problems[`lines.${index}.text`]}
            onChange={(part) => edit.replace(line.key, part)}
            onMove={(by) => edit.move(line.key, by)}
            onRemove={() => edit.remove(line.key)}
          />
        ))}
      </Box>
      {isRight ? (
        <LinesBar isFull={lines.length >= icebreakersMax} isChanged={isChanged} add={edit.add} ask={edit.ask} discard={edit.discard} />
      ) : null}
      {isAsking ? (
        <CommandDialog
          question={question}
          about={text.about(siteName, locale, countOffered(lines))}
          rule={commands.set_icebreakers.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void edit.save(input)}
          onClose={edit.cancel}
        >
          {isOutdated ? <CurrentValue title={text.theirs} text={now.map((line) => line.text).join('\n') || text.noLines} /> : null}
        </CommandDialog>
      ) : null}
    </Stack>
  );
}

interface LinesBarProps extends Pick<ReturnType<typeof useLines>, 'add' | 'ask' | 'discard'> {
  readonly isFull: boolean;
  readonly isChanged: boolean;
}

const LinesBar = ({ isFull, isChanged, add, ask, discard }: LinesBarProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
    <Button variant="outlined" disabled={isFull} onClick={add}>
      {text.add}
    </Button>
    {isChanged ? (
      <>
        <Button variant="contained" onClick={ask}>
          {text.save}
        </Button>
        <Button onClick={discard}>{text.discard}</Button>
      </>
    ) : null}
  </Stack>
);
