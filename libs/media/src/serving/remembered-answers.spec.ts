import { expect, it, jest } from '@jest/globals';
import { RememberedAnswers } from './remembered-answers.js';

it('a yes is remembered for its question alone, and a no is asked again', async () => {
  const answers = new RememberedAnswers();
  const ask = jest.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const asked = async (key: string) => [await answers.isTrue(key, ask), ask.mock.calls.length];
  expect(await asked('one')).toEqual([false, 1]);
  expect(await asked('one')).toEqual([true, 2]);
  expect(await asked('one')).toEqual([true, 2]);
  expect(await asked('another')).toEqual([true, 3]);
});
