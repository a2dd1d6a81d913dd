import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLine, type Locale } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { setDraft } from '#member/shared/state/drafts';
import { Shape } from '#member/ui/Skeletons';
import { icebreakersQuery } from '../api/icebreakers';
import { usePriceWords } from './words';

const lines = ['weekend', 'walk', 'music', 'trip', 'smile', 'cook'] as const;

interface IcebreakersProps {
  readonly chatId: string;
  readonly name: string;
}

/** A conversation without a message: courage, what it costs, and opening lines that can be taken over and changed before sending. */
export function Icebreakers({ chatId, name }: IcebreakersProps) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const texts = useLines(name);
  const price = usePriceWords();
  const { free_conversations_left: left, paid_user } = useMe();
  const take = (text: string) => {
    setDraft(chatId, text);
    setOpen(false);
    // After the dialog has given the focus back.
    setTimeout(() => document.getElementById('message')?.focus());
  };
  return (
    <>
      <EmptyState
        drawing={<LetterDrawing />}
        title={t('icebreaker.title', { name })}
        action={
          <ActionButton tone="outline" icon={<MessageCircle size="1.4rem" aria-hidden />} onClick={() => setOpen(true)}>
            {t('icebreaker.button')}
          </ActionButton>
        }
      >
        <p>{t('icebreaker.text')}</p>
        {!paid_user && left !== null ? (
          <Box mt="2">{left > 0 ? t('icebreaker.conversations', { count: left }) : t('icebreaker.no_conversations')}</Box>
        ) : null}
      </EmptyState>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('icebreaker.dialog_title')}>
        <p>{t('icebreaker.dialog_text')}</p>
        {texts ? null : <Shape h="32" mt="4" />}
        <Box as="ul" mt="4" display="grid" gap="3">
          {texts?.map((text) => (
            <li key={text}>
              <ActionButton tone="outline" wide justifyContent="flex-start" textAlign="start" onClick={() => take(text)}>
                {text}
              </ActionButton>
            </li>
          ))}
        </Box>
        <Box mt="5" textStyle="small" color="ink.soft">
          {t('icebreaker.price', { price })}
        </Box>
      </Dialog>
    </>
  );
}

/** The lines of the site in the language of the reader, else those of the app, also when they cannot be had. Undefined until that is known. */
function useLines(name: string): readonly string[] | undefined {
  const { t, i18n } = useTranslation('chat');
  const own = useQuery(icebreakersQuery(i18n.language as Locale));
  if (own.isPending) return undefined;
  const texts = own.data ?? [];
  return texts.length > 0
    ? texts.map((text) => text.replaceAll(nameInLine, name))
    : lines.map((line) => t(`icebreaker.lines.${line}`, { name }));
}
