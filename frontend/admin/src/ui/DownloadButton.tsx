import { Button } from '@mui/material';
import { Download } from 'lucide-react';

interface DownloadButtonProps {
  readonly href: string;
  readonly children: string;
  /** Where the words alone do not say which file. */
  readonly name?: string;
}

/** A file of the server to take along. */
export const DownloadButton = ({ href, children, name }: DownloadButtonProps) => (
  <Button variant="outlined" href={href} download startIcon={<Download aria-hidden />} aria-label={name} sx={{ minHeight: 44 }}>
    {children}
  </Button>
);
