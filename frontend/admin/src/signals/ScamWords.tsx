import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { commands, scamWordsAnswer, type AdminResource, type ScamWordRow } from '#contracts-admin';
import { Section } from '../ui/Section';
import { CommandButton } from '../commands/CommandButton';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { AnswerState } from '../ui/AnswerState';
import { asDay, languageName } from '../ui/format';
import { scamWordWords as text } from './scam-word-words';
import { ScamWordForm } from './ScamWordForm';
import { cautions } from './why';

/** The phrases that staff added to those of the program, by language; the owner adds and removes them. */
export function ScamWords() {
  const { permissions } = usePermissions<AdminResource[]>();
  const answer = useQuery({
    queryKey: ['scam-words'],
    queryFn: ({ signal }) => readAnswer(officeApi.scamWords(signal), scamWordsAnswer),
    retry: false,
  });
  const { data, refetch } = answer;
  const mayChange = permissions?.includes(commands.add_scam_word.right) ?? false;
  const again = () => void refetch();
  return (
    <Section title={text.title}>
      <Typography>{text.intro}</Typography>
      <AnswerState answer={answer} />
      {data?.words.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>}
      {data && data.words.length > 0 && (
        <Box component="ul" aria-label={text.title} sx={{ m: 0, pl: 2.5 }}>
          {data.words.map((word) => (
            <Word key={word.id} word={word} mayChange={mayChange} onDone={again} />
          ))}
        </Box>
      )}
      <ScamWordForm mayChange={mayChange} onAdded={again} />
    </Section>
  );
}

interface WordProps {
  readonly word: ScamWordRow;
  readonly mayChange: boolean;
  readonly onDone: () => void;
}

function Word({ word: { id, phrase, language, caution, added_at }, mayChange, onDone }: WordProps) {
  const about = text.about(phrase, languageName(language), cautions[caution]);
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {asDay(added_at)}
      </Typography>{' '}
      {mayChange ? <CommandButton command="remove_scam_word" id={id} about={about} size="small" onDone={onDone} /> : null}
    </Box>
  );
}
