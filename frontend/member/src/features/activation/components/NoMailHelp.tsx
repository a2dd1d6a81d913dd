import { Box, Flex } from '@chakra-ui/react';
import { MailPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { PhoneLink } from '#member/ui/PhoneLink';
import { resendMail } from '../api/resend-mail';
import { AddressForm } from './AddressForm';

type Result = { readonly kind: 'sent' | 'changed' } | { readonly kind: 'failed'; readonly error: ApiError };

interface NoMailHelpProps {
  readonly user: UserView;
  readonly onUser: (user: UserView) => void;
}

/** For whoever finds no mail: the same once more, or to another address. */
export function NoMailHelp({ user, onUser }: NoMailHelpProps) {
  const { t } = useTranslation('activation');
  const [editing, setEditing] = useState(false);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const resend = async () => {
    setSending(true);
    setResult(
      await resendMail().then(
        (): Result => ({ kind: 'sent' }),
        (thrown: unknown): Result => ({ kind: 'failed', error: toApiError(thrown) }),
      ),
    );
    setSending(false);
  };
  return (
    <Box mt="8">
      <Box as="h2" textStyle="h3" mb="2">
        {t('help.title')}
      </Box>
      <p>{t('help.text')}</p>
      <Box aria-live="polite" mt="3">
        {result?.kind === 'failed' ? <ErrorNotice error={result.error} /> : null}
        {result && result.kind !== 'failed' ? <Notice tone="success">{t(`help.${result.kind}`, { email: user.email })}</Notice> : null}
      </Box>
      {editing ? (
        <AddressForm
          address={user.email}
          onCancel={() => setEditing(false)}
          onChanged={(email) => {
            onUser({ ...user, email });
            setEditing(false);
            setResult({ kind: 'changed' });
          }}
        />
      ) : (
        <Flex mt="4" gap="3" wrap="wrap">
          <ActionButton tone="outline" busy={sending} icon={<MailPlus size="1.4rem" aria-hidden />} onClick={() => void resend()}>
            {t('help.resend')}
          </ActionButton>
          <ActionButton tone="outline" icon={<PencilLine size="1.4rem" aria-hidden />} onClick={() => setEditing(true)}>
            {t('help.change')}
          </ActionButton>
        </Flex>
      )}
      <Box mt="5">
        <PhoneLink />
      </Box>
    </Box>
  );
}
