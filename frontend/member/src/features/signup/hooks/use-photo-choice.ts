import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallerPhoto } from '#member/shared/model/ready-photo';
import { announce } from '#member/ui/announce';
import { photoFault } from '../model/photo';
import { keepSecrets } from '../state/secrets';
import { useFaultWords } from './use-fault-words';
import { noProblem, type Problem } from './use-step-form';

/** Reads the photo that is chosen, and says what is wrong with it. */
export function usePhotoChoice() {
  const { t } = useTranslation('signup');
  const words = useFaultWords();
  const [problem, setProblem] = useState<Problem>(noProblem);
  const [attempt, setAttempt] = useState(0);
  const [isReading, setReading] = useState(false);
  const choose = async (file: File) => {
    setReading(true);
    const photo = await smallerPhoto(file);
    setReading(false);
    const fault = photoFault(photo);
    if (!fault) keepSecrets({ photo });
    else setAttempt((count) => count + 1);
    setProblem(fault ? { errors: { photo: words(fault) } } : noProblem);
    if (!fault) announce(t('photo.chosen'));
  };
  return { problem, attempt, isReading, choose };
}
