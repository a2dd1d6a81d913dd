import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfileAnswer, ProfileSection } from '#contracts';
import { announce } from '#member/ui/announce';
import { useUnsavedMark } from '../state/unsaved';
import { useSection } from './use-section';

/** Opening and closing the form of a section: while something in it is not saved, the page knows. */
export function useSectionForm(section: ProfileSection, title: string) {
  const { t } = useTranslation('own');
  const saving = useSection(section);
  // The form keeps what it was opened with, whatever comes in meanwhile.
  const [opened, setOpened] = useState<{ readonly answer: OwnProfileAnswer; readonly round: number } | null>(null);
  const [saved, setSaved] = useState(false);
  const mark = useUnsavedMark();
  useEffect(() => () => mark(section, false), [mark, section]);

  const open = (next: OwnProfileAnswer) => {
    saving.clear();
    setSaved(false);
    mark(section, false);
    setOpened((now) => ({ answer: next, round: (now?.round ?? 0) + 1 }));
  };
  const close = () => {
    saving.clear();
    mark(section, false);
    setOpened(null);
  };
  const onSaved = () => {
    close();
    setSaved(true);
    announce(t('saved_what', { what: title }));
  };
  return { saving, opened, saved, open, close, onSaved, onTyped: () => mark(section, true) };
}
