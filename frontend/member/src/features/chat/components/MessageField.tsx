import { Box, chakra } from '@chakra-ui/react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#member/shared/state/drafts';
import { useSettings } from '#member/shared/state/session';
import { inputRecipe } from '#member/theme/recipes';
import { useSaidAtPause } from '#member/ui/use-said-at-pause';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import type { Composing } from '../hooks/use-composer';
import { lengthOf } from '../model/length';
import { messageHeight } from './message-height';

const Area = chakra('textarea', inputRecipe, { defaultProps: { kind: 'area', dir: 'auto' } });

interface MessageFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly chatId: string;
  readonly name: string;
  readonly composing: Composing;
}

/** Enter begins a new line; with Control it sends. Below it stands what keeps the message from being sent, or how much room is left. */
export function MessageField({ ref, chatId, name, composing }: MessageFieldProps) {
  const { t } = useTranslation('chat');
  const { isRefused, write, send } = composing;
  const text = useDraft(chatId);
  const length = lengthOf(text, useSettings().message_length);
  const isEmptySent = isRefused && text.trim() === '';
  const problem = length.over ? t('composer.too_long', { count: -length.left }) : isEmptySent ? t('composer.empty') : null;
  const left = length.near ? t('composer.left', { count: length.left }) : null;
  useSaidAtPause(problem ?? left, isEmptySent);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box flex="1" minW="0">
      <VisuallyHidden asChild>
        <label htmlFor="message">{t('composer.label', { name })}</label>
      </VisuallyHidden>
      <Area
        ref={ref}
        id="message"
        name="message"
        rows={3}
        h={messageHeight}
        minH={messageHeight}
        placeholder={t('composer.label', { name })}
        maxH="40dvh"
        value={text}
        autoCapitalize="sentences"
        aria-describedby={problem ? 'message-problem' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-keyshortcuts="Control+Enter"
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Box textStyle="small">
        {problem ? (
          <Box id="message-problem" mt="1" color="danger" fontWeight="medium">
            {problem}
          </Box>
        ) : left ? (
          <Box mt="1" color="ink.soft">
            {left}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
