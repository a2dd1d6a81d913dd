import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { bodyTypes, distances, joinReasons, limits, relationshipStatuses, tattoos, type MatchAnswers } from '#contracts';
import { toApiError, upToAge } from '#kit';
import { useInterests } from '#member/shared/hooks/use-interests';
import { useSettings } from '#member/shared/state/session';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorNotice } from '#member/ui/Notice';
import { Select } from '#member/ui/Select';
import { Shape } from '#member/ui/Skeletons';
import { useValueWords } from '../model/use-value-words';
import type { Question } from '../model/questions';

interface QuestionFieldsProps {
  readonly question: Question;
  readonly answers: MatchAnswers;
}

const values = { reason: joinReasons, relationship: relationshipStatuses, body: bodyTypes, tattoos } as const;
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
  if (question === 'interests') return <Interests answers={answers} />;
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

function Interests({ answers }: { readonly answers: MatchAnswers }) {
  const { t } = useTranslation('match-finder');
  const words = useValueWords();
  const chosen = answers.interests ?? [];
  const { list, values } = useInterests(false, chosen);
  if (list.isPending) return <Shape h="32" mb="5" />;
  if (list.isError) return <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} />;
  return (
    <ChoiceCards
      name="interests"
      many
      columns={2}
      label={t('pick_several')}
      defaultValue={chosen}
      options={values.map((value) => ({ value, label: words('interests', value) }))}
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
