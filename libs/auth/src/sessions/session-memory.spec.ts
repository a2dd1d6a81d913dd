import { describe, expect, it } from '@jest/globals';
import { SessionMemory } from './session-memory.js';

const anna = { id: 'anna' };
const bert = { id: 'bert' };

describe('the memory of sessions', () => {
  it('forgets every session of a member, and none of another', () => {
    const memory = new SessionMemory<{ id: string }>(60_000, 10);
    memory.set('phone', anna);
    memory.set('tablet', anna);
    memory.set('desk', bert);
    memory.forget('anna');
    expect([memory.get('phone'), memory.get('tablet'), memory.get('desk')]).toEqual([undefined, undefined, bert]);
    memory.set('phone', anna);
    memory.forget('anna');
    expect(memory.get('phone')).toBeUndefined();
  });

  it('holds no more than it may, and lets the oldest go', () => {
    const memory = new SessionMemory<{ id: string }>(60_000, 2);
    memory.set('first', anna);
    memory.set('second', bert);
    memory.set('first', anna);
    memory.set('third', anna);
    expect([memory.get('first'), memory.get('second'), memory.get('third')]).toEqual([anna, undefined, anna]);
  });

  it('forgets whom a cookie belonged to before', () => {
    const memory = new SessionMemory<{ id: string }>(60_000, 2);
    memory.set('phone', anna);
    memory.set('phone', bert);
    memory.forget('anna');
    expect(memory.get('phone')).toBe(bert);
  });

  it('forgets after its time, when it is full, and when it is told to', async () => {
    const memory = new SessionMemory<{ id: string }>(30, 2);
    memory.set('a', { id: 'anna' });
    memory.set('b', { id: 'bert' });
    memory.set('c', { id: 'anna' });
    expect([memory.get('a'), memory.get('b')?.id, memory.get('c')?.id]).toEqual([undefined, 'bert', 'anna']);
    memory.forget('anna');
    expect(memory.get('c')).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(memory.get('b')).toBeUndefined();
  });
});
