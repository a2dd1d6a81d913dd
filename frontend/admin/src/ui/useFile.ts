import { useEffect, useState } from 'react';

/** The address of a file that the page itself makes; it ends with what shows it. */
export function useFile(content: string, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return address;
}
