import { describe, expect, it } from '@jest/globals';
import { siteListWords as text } from './site-list-words';
import { asLines, countOffered, faultsOf, isSame, typedLines, withLine } from './lines';

const lines = [
  { text: 'What made you smile today?', hidden: false },
  { text: 'Where do you like to walk?', hidden: true },
];

describe('opening lines as they are typed', () => {
  it('stay what they were, and get keys of their own when some come', () => {
    const typed = withLine(typedLines(lines));
    expect(typed.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(asLines(typed.slice(0, 2))).toEqual(lines);
    expect(isSame(lines, typed.slice(0, 2))).toBe(true);
    expect(isSame(lines, typed)).toBe(false);
    expect(countOffered(lines)).toBe(1);
  });

  it('are told to be too short, too long or there already, beside the line', () => {
    const typed = typedLines([
      ...lines,
      { text: ' what made you SMILE today? ', hidden: false },
      { text: 'Hello', hidden: false },
      { text: 'x'.repeat(201), hidden: false },
    ]);
    expect(faultsOf(typed)).toEqual({ 'lines.2.text': text.twice, 'lines.3.text': text.length, 'lines.4.text': text.length });
    expect(faultsOf(typedLines(lines))).toEqual({});
  });
});
