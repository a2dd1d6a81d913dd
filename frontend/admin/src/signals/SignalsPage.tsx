import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { signalRulesAnswer } from '#contracts-admin';
import { Section } from '../ui/Section';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { AnswerState } from '../ui/AnswerState';
import { words } from '../words';
import { ScamWords } from './ScamWords';
import { RuleTrial } from './RuleTrial';
import { ruleWords } from './rule-words';

/** The rules by which something is noticed, what they came to, and what another number would come to. */
export function SignalsPage() {
  const answer = useQuery({
    queryKey: ['signals'],
    queryFn: ({ signal }) => readAnswer(officeApi.signals(signal), signalRulesAnswer),
    retry: false,
  });
  const { data, refetch } = answer;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 900 }}>
      <Title title={words.menu.signals} />
      <Typography component="h2" variant="h5">
        {words.menu.signals}
      </Typography>
      <Typography>{ruleWords.intro}</Typography>
      <AnswerState answer={answer} />
      {data?.rules.map((rule) => (
        <Section key={rule.name} title={ruleWords.rules[rule.name].name}>
          <Typography>{ruleWords.rules[rule.name].looksAt}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{rule.threshold ? ruleWords.now(rule.threshold) : ruleWords.list}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{ruleWords.found(data.days, rule.members, rule.confirmed)}</Typography>
          {rule.threshold && (
            <RuleTrial key={rule.threshold.now} rule={rule} threshold={rule.threshold} days={data.days} onChanged={() => void refetch()} />
          )}
        </Section>
      ))}
      {data ? <ScamWords /> : null}
    </Stack>
  );
}
