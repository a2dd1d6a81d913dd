import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { TextPage, TextVersion, WrittenText } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asTime, languageName } from '../ui/format';
import { Label } from '../ui/Label';
import { Section } from '../ui/Section';
import { words } from '../words';
import { TextAct } from './TextAct';
import { pageNames, textWords as text, versionStateNames } from './text-words';
import { WholeText } from './WholeText';

const tones = { in_force: 'good', planned: 'special', over: 'plain', withdrawn: 'plain' } as const;

interface VersionsProps {
  readonly record: TextPage;
  /** Fills the form with the text of a version; missing while something stands there that is not saved. */
  readonly onWrite: ((text: WrittenText) => void) | undefined;
  readonly onDone: (page: TextPage) => void;
}

/** What was published, by whom and why, and the ways back. */
export function Versions({ record, onWrite, onDone }: VersionsProps) {
  const { page_name: page, locale, state, versions, terms } = record;
  const about = text.of(pageNames[page], languageName(locale));
  return (
    <Section title={text.history}>
      {state === 'own' && !terms ? (
        <Box>
          <TextAct
            command="restore_text"
            record={record}
            about={`${text.builtInVersion} · ${about}`}
            input={{ version: null }}
            button={text.toBuiltIn}
            variant="outlined"
            onDone={onDone}
          />
        </Box>
      ) : null}
      {versions.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.historyNone}</Typography> : null}
      {versions.map((version) => (
        <VersionCard key={version.version} version={version} record={record} about={about} onWrite={onWrite} onDone={onDone} />
      ))}
    </Section>
  );
}

interface VersionCardProps extends VersionsProps {
  readonly version: TextVersion;
  readonly about: string;
}

function VersionCard({ version: one, record, about, onWrite, onDone }: VersionCardProps) {
  const { version, state, text: written } = one;
  const isAlone = record.terms === null;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1}>
        <Typography component="h4" sx={{ fontWeight: 700 }}>
          {text.version(version)} <Label tone={tones[state]}>{versionStateNames[state]}</Label>
        </Typography>
        <Facts rows={factsOf(one)} />
        {written ? (
          <Box component="details">
            <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', py: 1.25 }}>
              {text.show}
            </Box>
            <WholeText written={written} />
          </Box>
        ) : (
          <Typography>{text.builtInVersion}</Typography>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          {isAlone && state === 'planned' ? (
            <TextAct
              command="withdraw_text"
              record={record}
              about={`${text.version(version)} · ${about}`}
              input={{ version }}
              aria-label={text.withdrawOf(version)}
              variant="outlined"
              onDone={onDone}
            />
          ) : null}
          {isAlone && state === 'over' && written ? (
            <TextAct
              command="restore_text"
              record={record}
              about={`${text.version(version)} · ${about}`}
              input={{ version }}
              button={text.toVersion}
              aria-label={text.toVersionOf(version)}
              variant="outlined"
              onDone={onDone}
            />
          ) : null}
          {written ? (
            <Button disabled={!onWrite} onClick={() => onWrite?.(written)} aria-label={text.writeOnOf(version)}>
              {text.writeOn}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Paper>
  );
}

const factsOf = ({ begins_at, made_at, made_by, reason }: TextVersion) => [
  [text.begun, asTime(begins_at)] as const,
  [text.by, [made_by ?? words.unknown, made_at && asTime(made_at)].filter(Boolean).join(', ')] as const,
  ...(reason === '' ? [] : [[text.why, reason] as const]),
];
