import { MessageType, type ClusterMessage } from 'socket.io-adapter';
import { sealedBox, type Config, type SealedBox } from '#config';

type Sealed = { readonly sealed: string };
export type RawMessage = { readonly uid: string; readonly type: string; readonly data?: string };

/**
 * Hints hold what members write, and Redis writes everything that it is told to the disk, where it stays until the file is rewritten: in the
 * stream they are sealed, so that nothing has to be looked for there when a member is erased.
 */
export class SealedHints {
  private readonly box: SealedBox;

  constructor({ appSecret }: Pick<Config, 'appSecret'>) {
    this.box = sealedBox(appSecret, 'hint');
  }

  /** A message as it goes into the stream. What tells sockets to come or go names rooms and holds no text. */
  seal(message: ClusterMessage): ClusterMessage {
    if (message.type !== MessageType.BROADCAST) return message;
    const data: Sealed = { sealed: this.box.seal(JSON.stringify(message.data)).toString('base64') };
    return { ...message, data } as unknown as ClusterMessage;
  }

  /** The same as it comes out; undefined for one that nobody here has sealed, which is lost as any hint may be. */
  open<Raw extends RawMessage>(raw: Raw): Raw | undefined {
    if (raw.type !== String(MessageType.BROADCAST)) return raw;
    try {
      const { sealed } = JSON.parse(raw.data ?? '') as Sealed;
      return { ...raw, data: this.box.open(Buffer.from(sealed, 'base64')) };
    } catch {
      return undefined;
    }
  }
}
