import { Box, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageView } from '#contracts';
import { useIsSignedIn, useSettings } from '#member/shared/state/session';

const Picture = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'cover', objectPosition: '50% 25%' } });

export interface PhotoProps {
  readonly image: (ImageView & { readonly match?: string }) | null;
  readonly person: { readonly name: string; readonly age: number };
  /** `match`: the picture that the dialog of a like has for itself; the card's where there is none. */
  readonly size?: 'thumb' | 'card' | 'full' | 'match';
  /** `listed`: as much of a portrait as leaves the actions below it in sight. */
  readonly shape?: 'portrait' | 'listed' | 'circle' | 'square';
  /** "Photo 2 of Anna, 58" */
  readonly number?: number;
  /** The name stands beside it in text, and the picture tells nothing more. */
  readonly decorative?: boolean;
  /** The largest picture of the first screen. */
  readonly priority?: boolean;
}

const fileOf = (image: NonNullable<PhotoProps['image']>, size: NonNullable<PhotoProps['size']>) =>
  ({ thumb: image.thumb_filename, card: image.card_filename, full: image.filename, match: image.match ?? image.card_filename })[size];

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0).toLocaleUpperCase())
    .slice(0, 2)
    .join('');

// Above the first one stand the bar, a notice, the title and the filters; below it name, place, actions and the bar at the bottom.
const listedHeight = { base: 'clamp(12rem, 100svh - 38.5rem, 30rem)', md: 'none' };

const ratios = { portrait: 'portrait', listed: { base: 'portrait', xl: 'listed' }, circle: 'square', square: 'square' } as const;

/** A member's photo: clear, locked (blurred by the server, with a lock in words), or initials where there is none or none comes. */
export function Photo({ image, person, size = 'card', shape = 'portrait', number, decorative = false, priority = false }: PhotoProps) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const locked = image?.locked ?? false;
  const address = image && `${cdnPrefix}${fileOf(image, size)}`;
  const [missing, setMissing] = useState<string | null>(null);
  const alt = () => {
    if (decorative) return '';
    if (locked) return t(isSignedIn ? 'photo.locked_long' : 'photo.visitor');
    return number ? t('photo.alt_number', { ...person, number }) : t('photo.alt', person);
  };
  return (
    <Box
      position="relative"
      overflow="hidden"
      w="full"
      aspectRatio={ratios[shape]}
      maxH={shape === 'listed' ? listedHeight : undefined}
      borderRadius={shape === 'circle' ? 'pill' : undefined}
      bg="secondary.tint"
    >
      {address && address !== missing ? (
        <Picture
          src={address}
          onError={() => {
            setMissing(address);
            // Hardly ever needed: no page carries it.
            void import('./missing-photo').then(({ explainMissingPhoto }) => explainMissingPhoto(address));
          }}
          alt={alt()}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          // A wide cut of a portrait keeps the chin.
          objectPosition={shape === 'listed' ? { base: '50% 40%', md: '50% 25%', xl: '50% 40%' } : undefined}
        />
      ) : (
        <Initials name={person.name} label={decorative ? undefined : t('photo.missing', person)} />
      )}
      {locked ? <LockOverlay small={size === 'thumb'} words={isSignedIn ? t('photo.locked') : t('photo.visitor')} /> : null}
    </Box>
  );
}

function Initials({ name, label }: { readonly name: string; readonly label?: string }) {
  return (
    <Box
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      w="full"
      h="full"
      display="grid"
      placeItems="center"
      containerType="inline-size"
      color="secondary"
      fontWeight="bold"
    >
      <Box as="span" fontSize="34cqi" lineHeight="1">
        {initials(name)}
      </Box>
    </Box>
  );
}

/** Text over a photo stands on a solid strip. */
function LockOverlay({ small, words }: { readonly small: boolean; readonly words: string }) {
  return (
    <Box aria-hidden position="absolute" inset="0" display="grid" placeContent="center" justifyItems="center" gap="3" p="3">
      <Box
        display="grid"
        placeItems="center"
        w={small ? '55%' : '16'}
        minW="7"
        aspectRatio="square"
        borderRadius="pill"
        bg="surface"
        color="secondary"
      >
        <Lock size={small ? '60%' : '1.5rem'} />
      </Box>
      {small ? null : (
        <Box bg="surface" color="ink" borderRadius="control" px="4" py="2" fontWeight="medium" lineHeight="snug" textAlign="center">
          {words}
        </Box>
      )}
    </Box>
  );
}
