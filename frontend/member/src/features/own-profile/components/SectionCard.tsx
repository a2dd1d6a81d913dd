import { Box, Flex, Heading } from '@chakra-ui/react';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfileAnswer, ProfileSection } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { useSectionForm } from '../hooks/use-section-form';
import { SectionForm, type SectionFormWords } from './SectionForm';

export interface SectionProps {
  readonly answer: OwnProfileAnswer;
}

interface SectionCardProps extends SectionProps, SectionFormWords {
  readonly section: ProfileSection;
  readonly title: string;
  /** What is told now, for the closed section. */
  readonly summary: ReactNode;
}

/** One part of the profile: closed it says what is told, open it is a form with a Save of its own. */
export function SectionCard({ answer, section, title, summary, ...form }: SectionCardProps) {
  const { t } = useTranslation('own');
  const { saving, opened, saved, open, close, onSaved, onTyped } = useSectionForm(section, title);
  const { heading, opener } = useFocusBetween(opened !== null);
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
        <SectionForm
          key={opened.round}
          {...form}
          section={section}
          answer={opened.answer}
          saving={saving}
          onTyped={onTyped}
          onSaved={onSaved}
          onNewer={open}
          onCancel={close}
        />
      ) : (
        <Closed saved={saved}>{summary}</Closed>
      )}
    </Card>
  );
}

/** What is told now, and that it was saved just before. */
function Closed({ saved, children }: { readonly saved: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('own');
  return (
    <Box mt="1" color="ink.soft" overflowWrap="anywhere">
      {children}
      {saved ? (
        <Flex mt="2" gap="2" align="center" color="success" fontWeight="medium">
          <Check size="1.3rem" aria-hidden />
          {t('saved')}
        </Flex>
      ) : null}
    </Box>
  );
}

/** The button that had the focus is gone when the form comes: the title takes it, and the button again when the form goes. */
function useFocusBetween(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { heading, opener };
}
