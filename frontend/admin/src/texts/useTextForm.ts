import { useState } from 'react';
import type { TextPage, WrittenText } from '#contracts-admin';
import { formOf, isSame, startOf, type TextForm } from './text-form';

interface TextWriting {
  readonly form: TextForm;
  /** The revision that it began with; whoever saves another one is refused. */
  readonly revision: number;
  /** Something was typed that is not saved. */
  readonly isDirty: boolean;
  /** Somebody else changed the text while something was typed here. */
  readonly isOutdated: boolean;
  readonly change: (part: Partial<TextForm>) => void;
  /** Fills the form with another text, as if it had been typed. */
  readonly write: (text: WrittenText) => void;
  /** Begins anew with what is saved. */
  readonly adopt: (page: TextPage) => void;
  /** The text is as it is now by an act that is not about the draft: what was typed stays. */
  readonly follow: (page: TextPage) => void;
  /** Goes on with what was typed, over what somebody else saved. */
  readonly keepMine: () => void;
}

const baseOf = (page: TextPage) => ({ revision: page.revision, text: startOf(page) });

/** What is typed, and what it began with. A record that changed meanwhile is taken over where nothing was typed, and never over what was. */
export function useTextForm(record: TextPage): TextWriting {
  const [base, setBase] = useState(() => baseOf(record));
  const [form, setForm] = useState(() => formOf(base.text));
  const isDirty = !isSame(form, base.text);
  const isNewer = record.revision > base.revision;
  const adopt = (page: TextPage) => {
    const next = baseOf(page);
    setBase(next);
    setForm(formOf(next.text));
  };
  if (isNewer && !isDirty) adopt(record);
  return {
    form,
    revision: base.revision,
    isDirty,
    isOutdated: isNewer && isDirty,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    write: (text) => setForm(formOf(text)),
    adopt,
    follow: (page) => (isDirty ? setBase(baseOf(page)) : adopt(page)),
    keepMine: () => setBase(baseOf(record)),
  };
}
