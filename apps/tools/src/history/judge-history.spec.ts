import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { brokenHistories, soundHistory } from './histories.fixture.js';
import { HistoryLog, readHistory } from './history-log.js';
import { judgeHistory, toReport } from './judge-history.js';

describe('a history of what clients saw', () => {
  it('has no contradiction while the product is sound', () => {
    expect(judgeHistory(soundHistory)).toEqual([]);
  });

  it.each(Object.entries(brokenHistories))('that breaks the rule "%s" is found by that rule alone', (rule, history) => {
    expect([...new Set(judgeHistory(history).map((found) => found.rule))]).toEqual([rule]);
  });

  it('is judged alike after it went through its file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    try {
      for (const history of [soundHistory, ...Object.values(brokenHistories)]) {
        const log = new HistoryLog(join(folder, 'history.jsonl'));
        for (const operation of history) log.note(operation);
        log.close();
        log.note(soundHistory[0] as (typeof soundHistory)[number]);
        expect(readHistory(log.file)).toEqual(history);
        expect(judgeHistory(readHistory(log.file))).toEqual(judgeHistory(history));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('tells which operations contradict each other, and when they were', () => {
    expect(toReport(judgeHistory(brokenHistories['feed forward'] ?? []))).toEqual([
      [
        'feed forward: the cursor went from 3 to 2',
        '    0.120 to 0.125 s       bert asks for news after 2: chat up to 3; cursor 3',
        '    0.162 to 0.168 s       bert asks for news after 3: none; cursor 2',
      ].join('\n'),
    ]);
  });

  it('tells of a fault with many consequences how many there are', () => {
    const [found] = judgeHistory(brokenHistories['feed forward'] ?? []);
    const report = toReport(Array.from({ length: 12 }, () => found).flatMap((one) => one ?? []));
    expect([report.length, report.at(-1)]).toEqual([6, 'feed forward: 7 more']);
  });
});
