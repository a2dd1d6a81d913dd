import { describe, expect, it } from '@jest/globals';
import { questionsOf, withAnswer, withoutAnswer } from './questions';

const filled = (entries: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

describe('the questions of the match finder', () => {
  it('are those that the site lets its members search by [#75]', () => {
    expect(questionsOf(['min_age', 'max_age', 'tattoos', 'interests'])).toEqual(['ages', 'interests', 'tattoos']);
  });

  it('keep the other answers when one changes or is skipped', () => {
    const answers = withAnswer(
      { reason: 'travel' },
      'ages',
      filled([
        ['min_age', '70'],
        ['max_age', '60'],
      ]),
    );
    expect(answers).toEqual({ reason: 'travel', min_age: 60, max_age: 70 });
    expect(
      withAnswer(
        answers,
        'interests',
        filled([
          ['interests', 'tea'],
          ['interests', 'wine'],
        ]),
      ),
    ).toEqual({ ...answers, interests: ['tea', 'wine'] });
    expect(withAnswer(answers, 'distance', filled([['distance', '25']]))).toEqual({ ...answers, distance: 25 });
    expect(withAnswer(answers, 'reason', filled([]))).toEqual({ min_age: 60, max_age: 70 });
    expect(withoutAnswer(answers, 'ages')).toEqual({ reason: 'travel' });
    expect(withoutAnswer(answers, 'reason')).toEqual({ min_age: 60, max_age: 70 });
  });
});
