export type Progress = (at: { readonly phase: 'reading' | 'writing' | 'undoing'; readonly lines: number }) => void;
