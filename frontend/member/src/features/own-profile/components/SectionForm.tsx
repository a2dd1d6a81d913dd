import { Box, Flex } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfileAnswer, OwnProfileView, ProfileSection } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { SaidNotice } from '#member/ui/SaidNotice';
import type { SectionAnswers, useSection } from '../hooks/use-section';

/** What is particular to a section: its fields, and how they are read. */
export interface SectionFormWords {
  readonly note?: ReactNode;
  /** The answers as they stand in the form. */
  readonly read: (data: FormData) => SectionAnswers;
  readonly children: (profile: OwnProfileView, errors: Readonly<Record<string, string>>) => ReactNode;
}

interface SectionFormProps extends SectionFormWords {
  readonly section: ProfileSection;
  /** What it was opened with. */
  readonly answer: OwnProfileAnswer;
  readonly saving: ReturnType<typeof useSection>;
  readonly onTyped: () => void;
  readonly onSaved: () => void;
  /** Somebody saved it meanwhile: the form begins again with what is there now. */
  readonly onNewer: (answer: OwnProfileAnswer) => void;
  readonly onCancel: () => void;
}

/** An open section: its fields, what is wrong with them, and its own Save. */
export function SectionForm({ section, answer, saving, note, read, children, onTyped, onSaved, onNewer, onCancel }: SectionFormProps) {
  const { t } = useTranslation();
  const { problem, attempt, busy, save, saveAnyway, fresh } = saving;
  const form = useRef<HTMLFormElement>(null);
  const answers = () => read(new FormData(form.current ?? undefined));
  const done = (ok: boolean) => {
    if (ok) onSaved();
  };
  const ids = Object.fromEntries(Object.entries(problem.errors).map(([field, text]) => [`${section}-${field}`, text]));
  return (
    <form
      ref={form}
      noValidate
      onInput={onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(answers(), answer.tags[section]).then(done);
      }}
    >
      {note ? (
        <Box mb="4" color="ink.soft">
          {note}
        </Box>
      ) : null}
      {problem.changed ? (
        <ChangedMeanwhile
          busy={busy}
          onMine={() => void saveAnyway(answers()).then(done)}
          onNewer={() => void fresh().then(onNewer, () => undefined)}
        />
      ) : (
        <ErrorSummary errors={ids} message={problem.message} attempt={attempt} />
      )}
      {children(answer.profile, problem.errors)}
      <Flex gap="3" wrap="wrap">
        <ActionButton type="submit" busy={busy}>
          {t('action.save')}
        </ActionButton>
        <ActionButton tone="quiet" onClick={onCancel}>
          {t('action.cancel')}
        </ActionButton>
      </Flex>
    </form>
  );
}

interface ChangedMeanwhileProps {
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onNewer: () => void;
}

/** It was saved elsewhere after the form was opened: which of the two counts? */
function ChangedMeanwhile({ busy, onMine, onNewer }: ChangedMeanwhileProps) {
  const { t } = useTranslation('own');
  return (
    <Box mb="5">
      <SaidNotice
        tone="warning"
        title={t('changed.title')}
        action={
          <>
            <ActionButton tone="outline" busy={busy} onClick={onMine}>
              {t('changed.mine')}
            </ActionButton>
            <ActionButton tone="outline" onClick={onNewer}>
              {t('changed.newer')}
            </ActionButton>
          </>
        }
      >
        {t('changed.text')}
      </SaidNotice>
    </Box>
  );
}
