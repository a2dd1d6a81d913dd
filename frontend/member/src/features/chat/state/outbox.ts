import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { MessageView, SendMessageAnswer } from '#contracts';
import { serverNow, toApiError, type ApiError } from '#kit';
import { sendGift } from '../api/send-gift';
import { sendMessage } from '../api/send-message';
import { sendPhoto } from '../api/send-photo';
import {
  requeueRefused,
  markFailed,
  removeOutgoing,
  ofChat,
  addOutgoing,
  markRefused,
  resumeStored,
  requeueFailed,
  startable,
  markSending,
  type Outbox,
  type Outgoing,
} from '../model/outbox';
import { dropOutgoing, isKept, keepOutgoing, readOutgoing } from './outbox-storage';

export interface OutboxEvents {
  readonly onSent: (message: MessageView, answer: SendMessageAnswer) => void;
  /** The server will not take it as things are: the text goes back to its writer. */
  readonly onRefused: (item: Outgoing, error: ApiError) => void;
}

const useStore = create<{ readonly outbox: Outbox }>(() => ({ outbox: [] }));
let events: OutboxEvents | null = null;
let owner: string | null = null;
/** Messages that were stored already when this page loaded: every tab finds the same ones. */
const takenOver = new Set<string>();

export const useOutgoing = (chatId: string): Outbox => useStore(useShallow(({ outbox }) => ofChat(outbox, chatId)));

const outboxNow = (): Outbox => useStore.getState().outbox;
const update = (change: (outbox: Outbox) => Outbox): void => useStore.setState(({ outbox }) => ({ outbox: change(outbox) }));

// No connection, no answer in time, or a server in trouble: the same message may go later. Everything else is a refusal.
const mayGoLater = (error: ApiError): boolean =>
  error.isClientCode ||
  error.status >= 500 ||
  error.status === 408 ||
  error.code === 'too_many_requests' ||
  error.code === 'authentication_required';

const passing: ReadonlySet<string> = new Set(['insufficient_credits', 'premium_required', 'first_messages_limit', 'recipient_busy']);
/** The reason may pass: after a purchase, or tomorrow. */
export const mayBeTakenLater = (error: ApiError): boolean => passing.has(error.code);

/** A tab that sleeps may hold the turn: after this long the next one goes all the same, and the server takes each message once anyway. */
const turnPatienceMs = 10_000;

/** The tabs of one browser send what belongs to one conversation one after the other. */
async function inTurn(chatId: string, act: () => Promise<void>): Promise<void> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  let begun = false;
  const begin = () => {
    begun = true;
    return act();
  };
  await locks?.request(`outbox ${chatId}`, { signal: AbortSignal.timeout(turnPatienceMs) }, begin).catch(() => undefined);
  if (!begun) await act();
}

async function deliver(item: Outgoing): Promise<void> {
  update((outbox) => markSending(outbox, item.client_id));
  await inTurn(item.chat_id, () => send(item));
  pump();
}

function handOver({ chat_id, client_id, text, gift, credits, gif, photo }: Outgoing): Promise<SendMessageAnswer> {
  if (photo) return sendPhoto(chat_id, client_id, photo);
  if (gift) return sendGift(chat_id, { client_id, gift, ...(credits !== undefined && { price: credits }) });
  return sendMessage(chat_id, gif ? { client_id, gif: { provider: gif.provider, id: gif.id } } : { client_id, text });
}

async function send(item: Outgoing): Promise<void> {
  if (takenOver.has(item.client_id) && !(await isKept(item.client_id))) {
    update((outbox) => removeOutgoing(outbox, item.client_id));
    return;
  }
  try {
    const answer = await handOver(item);
    // Gone from the storage before the lock is: the next tab must not find it.
    await dropOutgoing(item.client_id);
    update((outbox) => removeOutgoing(outbox, item.client_id));
    events?.onSent(answer.message, answer);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (mayGoLater(error)) {
      update((outbox) => markFailed(outbox, item.chat_id));
      return;
    }
    await putAside(item, error);
    events?.onRefused(item, error);
    update((outbox) => markFailed(outbox, item.chat_id));
  }
}

/** Words go back to where they were written. A photo has no such place: it waits in the conversation for another try, where there can be one. */
async function putAside(item: Outgoing, error: ApiError): Promise<void> {
  if (item.photo && mayBeTakenLater(error)) {
    await keepOutgoing({ ...item, state: 'refused' });
    update((outbox) => markRefused(outbox, item.client_id));
    return;
  }
  await dropOutgoing(item.client_id);
  update((outbox) => removeOutgoing(outbox, item.client_id));
}

// Without a connection nothing is tried: the messages wait, and go when it is back.
function pump(): void {
  if (!events || !navigator.onLine) return;
  for (const item of startable(outboxNow())) if (item.member_id === owner) void deliver(item);
}

export function enqueue(item: Omit<Outgoing, 'state' | 'at'>): void {
  const entry: Outgoing = { ...item, at: Math.max(serverNow(), (outboxNow().at(-1)?.at ?? 0) + 1), state: 'queued' };
  update((outbox) => addOutgoing(outbox, entry));
  void keepOutgoing(entry);
  pump();
}

/** "Try again": all messages of the conversation that did not go, in their order, each with its own id. */
export function retry(chatId: string): void {
  update((outbox) => requeueFailed(outbox, chatId));
  pump();
}

/** "Try again" at one message that was refused. */
export function askAgain(clientId: string): void {
  update((outbox) => requeueRefused(outbox, clientId));
  const item = outboxNow().find(({ client_id }) => client_id === clientId);
  if (item) void keepOutgoing(item);
  pump();
}

export function discard(clientId: string): void {
  update((outbox) => removeOutgoing(outbox, clientId));
  void dropOutgoing(clientId);
}

/** With a conversation goes what still waited to be sent in it: sent later, it would bring the conversation back, and cost. */
export function discardAll(chatId: string): void {
  for (const { client_id, state } of ofChat(outboxNow(), chatId)) if (state !== 'sending') discard(client_id);
}

/** Begins to send for this member, with the messages that were stored when the page was left. Answers how to stop. */
export function startOutbox(memberId: string, handlers: OutboxEvents): () => void {
  owner = memberId;
  events = handlers;
  const again = () => {
    for (const chatId of new Set(outboxNow().map((item) => item.chat_id))) retry(chatId);
  };
  window.addEventListener('online', again);
  void readOutgoing().then((stored) => {
    const known = new Set(outboxNow().map((item) => item.client_id));
    const mine = stored.filter((item) => item.member_id === memberId && !known.has(item.client_id));
    for (const item of mine) takenOver.add(item.client_id);
    if (mine.length > 0) update((outbox) => [...resumeStored(mine, serverNow()), ...outbox]);
    pump();
  });
  return () => {
    events = null;
    window.removeEventListener('online', again);
  };
}
