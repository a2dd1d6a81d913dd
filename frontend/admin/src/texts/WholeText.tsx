import { Box, Typography } from '@mui/material';
import type { WrittenText } from '#contracts-admin';
import { textWords as text } from './text-words';

const asTyped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A text as it is written, with its placeholders. */
export const WholeText = ({ written: { title, lead, sections, changes } }: { readonly written: WrittenText }) => (
  <Box sx={{ ...asTyped, maxWidth: '68ch' }}>
    <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
    <Typography>{lead}</Typography>
    {sections.map((section, index) => (
      // Sections have no name of their own, and nothing here moves.
      <Box key={index} sx={{ mt: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{section.title}</Typography>
        <Typography>{section.text}</Typography>
      </Box>
    ))}
    {changes ? (
      <Box sx={{ mt: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{text.changes}</Typography>
        <Typography>{changes}</Typography>
      </Box>
    ) : null}
  </Box>
);
