import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { textSectionMax, textSectionsMax, textTitleMax } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import { focusAtOnce, headingAtOnce } from '../ui/focus';
import { LongField } from './LongField';
import { editSection, movedSection, withoutSection, withSection, type SectionRow } from './text-form';
import { textWords as text } from './text-words';

interface SectionFieldsProps {
  readonly sections: readonly SectionRow[];
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (sections: readonly SectionRow[]) => void;
}

/** The sections of a page, each with its heading and its text; they come, go and move. */
export function SectionFields({ sections, problems, onChange }: SectionFieldsProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<number>();
  const add = () => {
    const more = withSection(sections);
    setAdded(more.at(-1)?.key);
    onChange(more);
  };
  const remove = (key: number) => {
    onChange(withoutSection(sections, key));
    // What had the focus is gone.
    titleRef.current?.focus();
  };
  return (
    <Stack spacing={2}>
      <Typography ref={titleRef} tabIndex={-1} component="h4" sx={{ ...headingAtOnce.sx, fontWeight: 600 }}>
        {text.sections}
      </Typography>
      {sections.map((row, index) => (
        <SectionGroup
          key={row.key}
          row={row}
          number={index + 1}
          isLast={index === sections.length - 1}
          isOnly={sections.length === 1}
          isNew={row.key === added}
          problems={{ title: problems[`sections.${index}.title`], text: problems[`sections.${index}.text`] }}
          onEdit={(part) => onChange(editSection(sections, row.key, part))}
          onMove={(by) => onChange(movedSection(sections, row.key, by))}
          onRemove={() => remove(row.key)}
        />
      ))}
      <Box>
        <Button variant="outlined" onClick={add} disabled={sections.length >= textSectionsMax} sx={{ minHeight: 44 }}>
          {text.add}
        </Button>
      </Box>
    </Stack>
  );
}

interface SectionGroupProps {
  readonly row: SectionRow;
  readonly number: number;
  readonly isLast: boolean;
  readonly isOnly: boolean;
  /** Was added just now: typing goes on here. */
  readonly isNew: boolean;
  readonly problems: { readonly title: string | undefined; readonly text: string | undefined };
  readonly onEdit: (part: Partial<SectionRow>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function SectionGroup({ row, number, isLast, isOnly, isNew, problems, onEdit, onMove, onRemove }: SectionGroupProps) {
  const labelId = useId();
  return (
    <Stack role="group" aria-labelledby={labelId} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', '& .MuiButton-root': { minHeight: 44 } }}>
        <Typography id={labelId} sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {text.section(number)}
        </Typography>
        <Button onClick={() => onMove(-1)} disabled={number === 1} aria-label={text.upOf(number)}>
          {text.up}
        </Button>
        <Button onClick={() => onMove(1)} disabled={isLast} aria-label={text.downOf(number)}>
          {text.down}
        </Button>
        <Button onClick={onRemove} disabled={isOnly} aria-label={text.removeOf(number)}>
          {text.remove}
        </Button>
      </Stack>
      <FormField
        label={text.sectionTitle}
        value={row.title}
        problem={problems.title}
        onType={(title) => onEdit({ title })}
        {...(isNew && { inputRef: focusAtOnce })}
        slotProps={{ htmlInput: { maxLength: textTitleMax } }}
      />
      <LongField
        label={text.sectionText}
        value={row.text}
        help={text.sectionHelp}
        problem={problems.text}
        max={textSectionMax}
        onType={(typed) => onEdit({ text: typed })}
      />
    </Stack>
  );
}
