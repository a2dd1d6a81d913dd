import { Box, Flex, Heading } from '@chakra-ui/react';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfileAnswer, OwnProfileView, ProfileSection } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Notice } from '#member/ui/Notice';
import { useUnsavedMark } from '../state/unsaved';
import { useSection, type SectionAnswers } from '../hooks/use-section';

export interface SectionProps {
  readonly answer: OwnProfileAnswer;
}

interface SectionCardProps extends SectionProps {
  readonly section: ProfileSection;
  readonly title: string;
  /** What is told now, for the closed section. */
  readonly summary: ReactNode;
  readonly note?: ReactNode;
  /** The answers as they stand in the form. */
  readonly read: (data: FormData) => SectionAnswers;
  readonly children: (profile: OwnProfileView, errors: Readonly<Record<string, string>>) => ReactNode;
}

/** One part of the profile: closed it says what is told, open it is a form with a Save of its own. */
export function SectionCard({ answer, section, title, summary, note, read, children }: SectionCardProps) {
  const { t } = useTranslation('own');
  const { t: common } = useTranslation();
  const { problem, attempt, busy, save, saveAnyway, clear, fresh } = useSection(section);
  // The form keeps what it was opened with, whatever comes in meanwhile.
  const [opened, setOpened] = useState<{ readonly answer: OwnProfileAnswer; readonly round: number } | null>(null);
  const [saved, setSaved] = useState(false);
  const mark = useUnsavedMark();
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    // The button that had the focus is gone: the form, or the button again, takes it.
    if (opened && !wasOpen.current) heading.current?.focus();
    if (!opened && wasOpen.current) opener.current?.focus();
    wasOpen.current = opened !== null;
  }, [opened]);
  useEffect(() => () => mark(section, false), [mark, section]);

  const open = (next: OwnProfileAnswer) => {
    clear();
    setSaved(false);
    mark(section, false);
    setOpened((now) => ({ answer: next, round: (now?.round ?? 0) + 1 }));
  };
  const close = () => {
    clear();
    mark(section, false);
    setOpened(null);
  };
  const done = (ok: boolean) => {
    if (!ok) return;
    close();
    setSaved(true);
    announce(t('saved_what', { what: title }));
  };
  const answers = () => read(new FormData(form.current ?? undefined));
  const ids = Object.fromEntries(Object.entries(problem.errors).map(([field, text]) => [`${section}-${field}`, text]));

  return (
    <Card padded as="section" aria-labelledby={`${section}-title`} mb="5">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Heading as="h2" id={`${section}-title`} ref={heading} tabIndex={-1} textStyle="h3" pt="2.5" flex="1 1 9rem" minW="0">
          {title}
        </Heading>
        {opened ? null : (
          <ActionButton
            ref={opener}
            tone="outline"
            size="compact"
            icon={<Pencil size="1.2rem" aria-hidden />}
            aria-label={t('change_what', { what: title })}
            onClick={() => open(answer)}
          >
            {t('change')}
          </ActionButton>
        )}
      </Flex>
      {opened ? (
        <form
          ref={form}
          key={opened.round}
          noValidate
          onInput={() => mark(section, true)}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void save(answers(), opened.answer.tags[section]).then(done);
          }}
        >
          {note ? (
            <Box mb="4" color="ink.soft">
              {note}
            </Box>
          ) : null}
          {problem.changed ? (
            <Box mb="5">
              <Notice
                tone="warning"
                live
                title={t('changed.title')}
                action={
                  <>
                    <ActionButton tone="outline" busy={busy} onClick={() => void saveAnyway(answers()).then(done)}>
                      {t('changed.mine')}
                    </ActionButton>
                    <ActionButton tone="outline" onClick={() => void fresh().then(open, () => undefined)}>
                      {t('changed.newer')}
                    </ActionButton>
                  </>
                }
              >
                {t('changed.text')}
              </Notice>
            </Box>
          ) : (
            <ErrorSummary errors={ids} message={problem.message} attempt={attempt} />
          )}
          {children(opened.answer.profile, problem.errors)}
          <Flex gap="3" wrap="wrap">
            <ActionButton type="submit" busy={busy}>
              {common('action.save')}
            </ActionButton>
            <ActionButton tone="quiet" onClick={close}>
              {common('action.cancel')}
            </ActionButton>
          </Flex>
        </form>
      ) : (
        <Box mt="1" color="ink.soft" overflowWrap="anywhere">
          {summary}
          {saved ? (
            <Flex mt="2" gap="2" align="center" color="success" fontWeight="medium">
              <Check size="1.3rem" aria-hidden />
              {t('saved')}
            </Flex>
          ) : null}
        </Box>
      )}
    </Card>
  );
}
