import { useEffect, useState } from 'react';
import { readyPhoto, type PackedPhoto } from '#member/shared/model/ready-photo';

/** Larger than this the server keeps no photo of a conversation; what is smaller travels faster. */
const sentEdge = 1_800;

/** The photo as it will go, as soon as it is read. */
export function useReadyPhoto(file: File): PackedPhoto | 'reading' | 'unreadable' {
  const [made, setMade] = useState<{ readonly of: File; readonly photo: PackedPhoto | 'unreadable' } | null>(null);
  useEffect(() => {
    let left = false;
    readyPhoto(file, sentEdge).then(
      (photo) => left || setMade({ of: file, photo }),
      () => left || setMade({ of: file, photo: 'unreadable' }),
    );
    return () => {
      left = true;
    };
  }, [file]);
  return made?.of === file ? made.photo : 'reading';
}
