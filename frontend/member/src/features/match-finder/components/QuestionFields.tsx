import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { bodyTypes, distances, joinReasons, limits, openInterests, relationshipStatuses, tattoos, type MatchAnswers } from '#contracts';
import { upToAge } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Select } from '#member/ui/Select';
import { useValueWords } from '../model/use-value-words';
import type { Question } from '../model/questions';

interface QuestionFieldsProps {
  readonly question: Question;
  readonly answers: MatchAnswers;
}

const values = { reason: joinReasons, interests: openInterests, relationship: relationshipStatuses, body: bodyTypes, tattoos } as const;
const START_AGE = 50;

/** What can be answered to a question. */
export function QuestionFields({ question, answers }: QuestionFieldsProps) {
  const { t } = useTranslation('match-finder');
  const words = useValueWords();
  if (question === 'ages') return <Ages answers={answers} />;
  if (question === 'distance') {
    return (
      <ChoiceCards
        name="distance"
        label={t('pick')}
        defaultValue={String(answers.distance ?? '')}
        options={distances.map((km) => ({ value: String(km), label: t('within', { km }) }))}
      />
    );
  }
  const many = question !== 'reason';
  return (
    <ChoiceCards
      name={question}
      many={many}
      columns={2}
      label={many ? t('pick_several') : t('pick')}
      defaultValue={answers[question] ?? []}
      options={values[question].map((value) => ({ value, label: words(question, value) }))}
    />
  );
}

function Ages({ answers }: { readonly answers: MatchAnswers }) {
  const { t } = useTranslation('match-finder');
  const { min_age } = useSettings();
  const options = Array.from({ length: limits.ageMax - min_age + 1 }, (_, index) => String(min_age + index)).map((age) => ({
    value: age,
    label: upToAge(Number(age)),
  }));
  return (
    <Grid templateColumns="1fr 1fr" gap="4" alignItems="end">
      <Select name="min_age" label={t('age_from')} options={options} defaultValue={String(answers.min_age ?? START_AGE)} />
      <Select name="max_age" label={t('age_to')} options={options} defaultValue={String(answers.max_age ?? limits.ageMax)} />
    </Grid>
  );
}
