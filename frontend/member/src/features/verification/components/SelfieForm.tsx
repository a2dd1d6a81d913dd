import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Camera, Send } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pose } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { photoTypes } from '#member/shared/model/photo-types';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Checkbox } from '#member/ui/ChoiceCards';
import { FileButton } from '#member/ui/FileButton';
import { ErrorNotice } from '#member/ui/Notice';
import { PoseDrawing } from './PoseDrawing';

const Picture = chakra('img', {
  base: { display: 'block', maxW: 'full', maxH: '60dvh', minH: '8rem', objectFit: 'contain', borderRadius: 'control', bg: 'sunken' },
});

interface SelfieFormProps {
  readonly pose: Pose;
  readonly until: string | null;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onSend: (selfie: File) => void;
}

/** The pose, the picture, the consent, and one button. */
export function SelfieForm({ pose, until, busy, error, onSend }: SelfieFormProps) {
  const { t } = useTranslation('verification');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const preview = useAddressOf(file);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const agrees = new FormData(form).has('consent');
    setMissing(!agrees);
    if (agrees && file) onSend(file);
    else form.querySelector<HTMLInputElement>('[name=consent]')?.focus();
  };
  return (
    <Card padded as="section" aria-labelledby="pose-title">
      <Heading as="h2" id="pose-title" textStyle="h3">
        {t('pose_title')}
      </Heading>
      <PoseRequest pose={pose} until={until} />
      <form onSubmit={submit} noValidate>
        {preview ? <SelfiePreview address={preview} /> : null}
        {file ? (
          <Checkbox
            id="selfie-consent"
            name="consent"
            value="1"
            label={t('consent')}
            error={missing ? t('consent_missing') : undefined}
            onChange={() => setMissing(false)}
          />
        ) : null}
        {error ? (
          <Box mb="4">
            <ErrorNotice error={error} />
          </Box>
        ) : null}
        <Flex mt="4" gap="3" wrap="wrap">
          {file ? (
            <ActionButton type="submit" busy={busy} icon={<Send size="1.4rem" aria-hidden />}>
              {t('send')}
            </ActionButton>
          ) : null}
          <FileButton
            id="selfie"
            tone={file ? 'outline' : 'primary'}
            icon={<Camera size="1.4rem" aria-hidden />}
            accept={photoTypes}
            capture="user"
            onFile={setFile}
          >
            {file ? t('another') : t('take')}
          </FileButton>
        </Flex>
      </form>
    </Card>
  );
}

/** How the member is to stand in the picture, drawn and in words. */
function PoseRequest({ pose, until }: Pick<SelfieFormProps, 'pose' | 'until'>) {
  const { t } = useTranslation('verification');
  return (
    <Flex mt="4" mb="5" gap="5" align="center" wrap="wrap">
      <PoseDrawing pose={pose} />
      <Box flex="1 1 12rem">
        <Box fontSize="lg" fontWeight="bold">
          {t(`poses.${pose}`)}
        </Box>
        <Box mt="2">{t('hint')}</Box>
        {until ? <Until until={until} /> : null}
      </Box>
    </Flex>
  );
}

function SelfiePreview({ address }: { readonly address: string }) {
  const { t } = useTranslation('verification');
  return (
    <Box mb="5">
      <Picture src={address} alt={t('preview')} />
      <Box mt="2" textStyle="small" color="ink.soft">
        {t('preview')}
      </Box>
    </Box>
  );
}

function Until({ until }: { readonly until: string }) {
  const { t } = useTranslation('verification');
  const when = useMoment()(until);
  return (
    <Box mt="2" textStyle="small" color="ink.soft">
      {t('pose_until', { when })}
    </Box>
  );
}

export function useMoment(): (at: string) => string {
  const { date, time } = useFormats();
  return (at) => `${date(new Date(at))}, ${time(new Date(at))}`;
}

/** A local address of the file, for as long as it is shown. */
function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file ? address : null;
}

export const errorOf = (...errors: readonly unknown[]): ApiError | null => {
  const found = errors.find((error) => error !== null && error !== undefined);
  return found === undefined ? null : toApiError(found);
};
