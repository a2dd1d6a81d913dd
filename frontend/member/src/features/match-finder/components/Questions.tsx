import { Box, Flex, Heading } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchAnswers } from '#contracts';
import { toApiError } from '#kit';
import { peopleKey } from '#member/shared/api/people';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { answersQuery, saveAnswers } from '../api/match-finder';
import { withAnswer, withoutAnswer, type Question } from '../model/questions';
import { QuestionFields } from './QuestionFields';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly answers: MatchAnswers;
  readonly onDone: () => void;
}

/** One question at a time; each answer is kept on the server at once, so that nothing is lost on the way. */
export function Questions({ questions, answers, onDone }: QuestionsProps) {
  const { t } = useTranslation('match-finder');
  const queries = useQueryClient();
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const question = questions[step];
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);
  const saving = useMutation({
    mutationFn: saveAnswers,
    onSuccess: (answer) => {
      queries.setQueryData(answersQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: [peopleKey, 'match-finder'] });
      moved.current = true;
      if (step + 1 < questions.length) setStep(step + 1);
      else onDone();
    },
  });
  if (!question) return null;
  return (
    <Card padded>
      <form
        key={question}
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate(withAnswer(answers, question, new FormData(event.currentTarget)));
        }}
      >
        <Box color="ink.soft" mb="1">
          {t('step', { number: step + 1, total: questions.length })}
        </Box>
        <Heading as="h2" textStyle="h2" mb="4" ref={heading} tabIndex={-1}>
          {t(`question.${question}`)}
        </Heading>
        <QuestionFields question={question} answers={answers} />
        {saving.isError ? <ErrorNotice error={toApiError(saving.error)} /> : null}
        <Flex gap="3" wrap="wrap" mt="2">
          <ActionButton type="submit" busy={saving.isPending}>
            {step + 1 < questions.length ? t('next') : t('show')}
          </ActionButton>
          <ActionButton tone="outline" onClick={() => saving.mutate(withoutAnswer(answers, question))}>
            {t('skip')}
          </ActionButton>
          {step > 0 ? (
            <ActionButton tone="quiet" onClick={() => setStep(step - 1)}>
              {t('back')}
            </ActionButton>
          ) : null}
        </Flex>
      </form>
    </Card>
  );
}
