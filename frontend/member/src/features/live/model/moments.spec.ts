import { describe, expect, it } from '@jest/globals';
import { addMoment, createMemory, removeMoment, type Moment, type Moments } from './moments';

const like = (profileId: string): Moment => ({ kind: 'like', profileId });
const match = (profileId: string): Moment => ({ kind: 'match', profileId });
const all = (...moments: Moment[]) => moments.reduce<Moments>(addMoment, []);

describe('likes and matches on the screen', () => {
  it('come one after the other, in the order in which they happened', () => {
    const queue = all(like('anna'), match('bert'), like('carla'));
    expect(queue[0]).toEqual(like('anna'));
    expect(removeMoment(queue, like('anna'))).toEqual([match('bert'), like('carla')]);
  });

  it('are closed once, however often the hand presses: the next one stays', () => {
    const queue = all(match('anna'), like('bert'));
    expect(removeMoment(removeMoment(queue, match('anna')), match('anna'))).toEqual([like('bert')]);
    expect(removeMoment([], like('anna'))).toEqual([]);
  });

  it('stand in the queue once', () => {
    expect(all(like('anna'), like('bert'), like('bert'), like('anna'))).toHaveLength(2);
  });

  it('tell of the match alone when the like before it was not shown yet', () => {
    expect(all(like('anna'), like('bert'), match('bert'))).toEqual([like('anna'), match('bert')]);
  });

  it('leave what is on the screen alone', () => {
    expect(all(like('anna'), match('anna'))).toEqual([like('anna'), match('anna')]);
  });

  it('are news once, also when the answer and the hint both tell of them', () => {
    let time = 0;
    const isNews = createMemory(() => time);
    const told = [isNews(match('anna')), isNews(match('anna')), isNews(like('anna'))];
    time = 20_000;
    expect([...told, isNews(match('anna'))]).toEqual([true, false, true, true]);
  });

  it('are no news when a like is taken back and given again within the hour', () => {
    let time = 0;
    const isNews = createMemory(() => time);
    const told = [isNews(like('anna'))];
    time = 30 * 60_000;
    told.push(isNews(like('anna')), isNews(like('bert')));
    time = 100 * 60_000;
    expect([...told, isNews(like('anna'))]).toEqual([true, false, true, true]);
  });
});
