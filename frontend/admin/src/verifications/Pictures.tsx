import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { VerificationPage } from '#contracts-admin';
import { Section } from '../ui/Section';
import { officeApi, photoUrl } from '../officeApi';
import { verificationWords } from './words';

/** The selfie and the photos beside each other, in their whole height: to compare is the work here, so nothing is veiled. */
export function Pictures({ record }: { readonly record: VerificationPage }) {
  const { id, photos, selfie, mine, state } = record;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Section title={verificationWords.selfie}>
        {selfie ? (
          <Selfie key={id} verificationId={id} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {state === 'waiting' && !mine ? verificationWords.takeFirst : verificationWords.selfieGone}
          </Typography>
        )}
      </Section>
      <Section title={verificationWords.photos}>
        {photos.length === 0 ? <Typography>{verificationWords.noPhotos}</Typography> : null}
        {mine
          ? photos.map(({ id: photo, main }, index) => (
              <Picture
                key={photo}
                source={photoUrl(photo, 'full')}
                name={[verificationWords.photo(index + 1), main && verificationWords.main].filter(Boolean).join(' · ')}
              />
            ))
          : photos.map(({ id: photo, main }, index) => (
              <Typography key={photo}>
                {[verificationWords.photo(index + 1), main && verificationWords.main].filter(Boolean).join(' · ')}
              </Typography>
            ))}
      </Section>
    </Box>
  );
}

function Selfie({ verificationId }: { readonly verificationId: string }) {
  const [source, setSource] = useState<string | null>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    officeApi.openSelfie(verificationId, leaving.signal).then(
      (file) => {
        if (leaving.signal.aborted) return;
        made = URL.createObjectURL(file);
        setSource(made);
      },
      () => setSource(null),
    );
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [verificationId]);
  if (source === undefined) return <Box aria-busy sx={{ minHeight: 160, bgcolor: 'action.hover', borderRadius: 1 }} />;
  return <Picture key={source} source={source ?? ''} isBroken={source === null} name={verificationWords.selfie} />;
}

function Picture({
  source,
  name,
  isBroken: wasBroken = false,
}: {
  readonly source: string;
  readonly name: string;
  readonly isBroken?: boolean;
}) {
  const [isBroken, setBroken] = useState(wasBroken);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ bgcolor: 'action.hover', borderRadius: 1, overflow: 'hidden', display: 'grid', placeItems: 'center', minHeight: 160 }}>
        {isBroken ? (
          <Typography sx={{ p: 2 }}>{verificationWords.broken}</Typography>
        ) : (
          <Box
            component="img"
            src={source}
            alt={name}
            onError={() => setBroken(true)}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '75vh', objectFit: 'contain' }}
          />
        )}
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
        {name}
      </Typography>
    </Box>
  );
}
