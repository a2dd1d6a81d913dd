import { readHistory, type HistoryLog } from '../history/history-log.js';
import { judgeHistory, toReport } from '../history/judge-history.js';

export type JudgedLog = { readonly operations: number; readonly contradictions: number };

/** Reads the whole history, tells what of it cannot be true, and counts. */
export function judgeLog({ file }: HistoryLog, tell: (text: string) => void): JudgedLog {
  const history = readHistory(file);
  const contradictions = judgeHistory(history);
  for (const text of toReport(contradictions)) tell(text);
  return { operations: history.length, contradictions: contradictions.length };
}
