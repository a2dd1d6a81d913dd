import { Box } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type GifView } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { Field } from '#member/ui/Field';
import { useSettled } from '../hooks/use-settled';
import { useStepFocus } from '../hooks/use-step-focus';
import { GifPicture } from './GifPicture';
import { GifResults } from './GifResults';
import { usePriceWords } from './words';

interface GifDialogProps {
  readonly onClose: () => void;
  readonly onSend: (gif: GifView) => void;
}

/** A moving picture is looked for, chosen, looked at, and sent by a button that says what it costs. */
export default function GifDialog({ onClose, onSend }: GifDialogProps) {
  const { t } = useTranslation('chat');
  const price = usePriceWords();
  const [text, setText] = useState('');
  const words = useSettled(text.trim().slice(0, limits.gifWords));
  const [chosen, setChosen] = useState<GifView | null>(null);
  const { button, field } = useStepFocus(chosen !== null);

  return (
    <Dialog
      open
      onClose={onClose}
      size={chosen ? 'md' : 'lg'}
      title={t(chosen ? 'gif.chosen' : 'gif.title')}
      actions={
        chosen ? (
          <>
            <ActionButton ref={button} icon={<Send size="1.4rem" aria-hidden />} onClick={() => onSend(chosen)}>
              {t('gif.send', { price })}
            </ActionButton>
            <ActionButton tone="outline" onClick={() => setChosen(null)}>
              {t('gif.another')}
            </ActionButton>
          </>
        ) : null
      }
    >
      {chosen ? (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" justifyItems="center">
          <GifPicture gif={chosen} />
          <p>{chosen.title}</p>
        </Box>
      ) : (
        <>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <Field
              ref={field}
              name="gif-words"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={limits.gifWords}
              label={t('gif.search')}
              hint={t('gif.hint')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </form>
          <GifResults
            words={words}
            onChoose={setChosen}
            onAll={() => {
              setText('');
              field.current?.focus();
            }}
          />
        </>
      )}
    </Dialog>
  );
}
