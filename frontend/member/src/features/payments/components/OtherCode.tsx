import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DebitRequestView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { SaidNotice } from '#member/ui/SaidNotice';
import { useForm } from '#member/ui/use-form';
import { resendCode } from '../api/direct-debit';
import { useHasPassed } from '../hooks/use-has-passed';

export interface OtherCodeProps {
  readonly request: DebitRequestView;
  readonly onChange: (request: DebitRequestView) => void;
  /** The server knows better: the request is read again. */
  readonly onStale: () => Promise<unknown>;
  /** Back to the form, for another phone or account. */
  readonly onBack: () => void;
  /** The code before is over: this is the way on. */
  readonly isMain?: boolean;
}

/** Another code, as soon as one may be sent, or other details. */
export function OtherCode({ request, onChange, onStale, onBack, isMain = false }: OtherCodeProps) {
  const { t } = useTranslation('direct-debit');
  const { time } = useFormats();
  const maySend = useHasPassed(request.resend_at);
  const again = useForm(async () => {
    try {
      onChange(await resendCode(request.id));
    } catch (thrown) {
      // It may be over by now: then another step stands here.
      await onStale();
      throw thrown;
    }
    announce(t('code.sent_again'));
    return undefined;
  });
  return (
    <Box mt="6">
      {again.problem.message ? (
        <Box mb="4">
          <SaidNotice tone="warning">{again.problem.message}</SaidNotice>
        </Box>
      ) : null}
      {maySend ? null : (
        <Box id="resend-from" mb="2" textStyle="small" color="ink.soft">
          {t(isMain ? 'over.from' : 'code.again_from', { time: time(new Date(request.resend_at)) })}
        </Box>
      )}
      <Flex gap="3" wrap="wrap">
        <ActionButton
          tone={isMain ? 'primary' : 'outline'}
          busy={again.busy}
          unavailable={!maySend}
          aria-describedby={maySend ? undefined : 'resend-from'}
          onClick={() => void again.run(new FormData())}
        >
          {t('code.again')}
        </ActionButton>
        <ActionButton tone="quiet" onClick={onBack}>
          {t('code.change')}
        </ActionButton>
      </Flex>
    </Box>
  );
}
