import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { commands, icebreakersMax, type AdminResource, type IcebreakerList } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { moved } from '../ui/ordered';
import { asTime } from '../ui/format';
import { siteListWords as text } from './site-list-words';
import { LineField } from './LineField';
import { asLines, countOffered, faultsOf, isSame, typedLines, withLine, type TypedLine } from './lines';

interface LinesFormProps {
  readonly siteId: string;
  readonly siteName: string;
  readonly list: IcebreakerList;
}

const { button, question } = commandWords.set_icebreakers;
const meanwhile = { settings_changed: text.meanwhile };

/** The lines of one language, as they are typed; what somebody else wrote meanwhile is shown beside them before it is written over. */
export function LinesForm({ siteId, siteName, list: { locale, version, lines: now, changed_at, changed_by } }: LinesFormProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [opened, setOpened] = useState(version);
  const [lines, setLines] = useState<readonly TypedLine[]>(() => typedLines(now));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('set_icebreakers', { meanwhile });
  const problems = { ...refusal?.fields, ...faults };
  const isWrong = Object.keys(problems).length > 0;
  const isChanged = !isSame(now, lines);
  const isRight = permissions?.includes(commands.set_icebreakers.right) ?? false;

  const change = (typed: readonly TypedLine[]) => {
    setLines(typed);
    // What the server says about a line is said by its place: it would stand beside another one.
    reset();
    if (Object.keys(faults).length > 0) setFaults(faultsOf(typed));
  };
  const replace = (key: number, part: Partial<TypedLine>) => change(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const move = (key: number, by: -1 | 1) => {
    const order = moved(
      lines.map((line) => String(line.key)),
      String(key),
      by,
    );
    change(order.flatMap((one) => lines.find((line) => String(line.key) === one) ?? []));
  };
  const ask = () => {
    const wrong = faultsOf(lines);
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) setAsking(true);
  };
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id: siteId, input: { locale, version, lines: asLines(lines), reason } });
    if (outcome.kind === 'done') setOpened(version + 1);
    // What may not stand in a line stands beside it.
    if (outcome.kind !== 'refused' || Object.keys(outcome.refusal.fields).some((path) => path.startsWith('lines.'))) setAsking(false);
  };
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
            onChange={(part) => replace(line.key, part)}
            onMove={(by) => move(line.key, by)}
            onRemove={() => change(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </Box>
      {isRight ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          <Button variant="outlined" disabled={lines.length >= icebreakersMax} onClick={() => change(withLine(lines))}>
            {text.add}
          </Button>
          {isChanged ? (
            <>
              <Button variant="contained" onClick={ask}>
                {text.save}
              </Button>
              <Button onClick={() => change(typedLines(now))}>{text.discard}</Button>
            </>
          ) : null}
        </Stack>
      ) : null}
      {isAsking ? (
        <CommandDialog
          question={question}
          about={text.about(siteName, locale, countOffered(lines))}
          rule={commands.set_icebreakers.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void save(input)}
          onClose={() => setAsking(false)}
        >
          {version === opened ? null : (
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{text.theirs}</Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{now.map((line) => line.text).join('\n') || text.noLines}</Typography>
            </Box>
          )}
        </CommandDialog>
      ) : null}
    </Stack>
  );
}
