import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { useSettings } from '#member/shared/state/session';
import type { Fault } from '../model/check';

/** What is wrong with an answer and how to repair it; the same words as the server has. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation('signup');
  const { min_age } = useSettings();
  return (fault) =>
    t(`errors.${fault}`, {
      min_age,
      name_min: limits.nameMin,
      name_max: limits.nameMax,
      password_min: limits.passwordMin,
      password_max: limits.passwordMax,
      about_max: limits.aboutMax,
      photo_mb: limits.photoBytes / 2 ** 20,
    });
}
