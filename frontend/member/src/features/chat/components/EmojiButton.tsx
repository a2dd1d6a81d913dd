import { Smile } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, setDraft } from '#member/shared/state/drafts';
import { inserted } from '../model/emoji';
import { ToolWithDialog } from './ToolWithDialog';

const EmojiDialog = lazy(() => import('./EmojiDialog'));

/** What is chosen stands where the caret was. */
export function EmojiButton({ chatId }: { readonly chatId: string }) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const put = (sign: string) => {
    setOpen(false);
    const area = document.querySelector<HTMLTextAreaElement>('#message');
    const now = draftOf(chatId);
    const { text, caret } = inserted(now, sign, area?.selectionStart ?? now.length, area?.selectionEnd ?? now.length);
    setDraft(chatId, text);
    // After the dialog has given the focus back.
    setTimeout(() => {
      area?.focus();
      area?.setSelectionRange(caret, caret);
    });
  };
  return (
    <ToolWithDialog icon={Smile} label={t('emoji.button')} open={open} onOpen={() => setOpen(true)}>
      <EmojiDialog onClose={() => setOpen(false)} onChoose={put} />
    </ToolWithDialog>
  );
}
