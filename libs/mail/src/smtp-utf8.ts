import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';

const ASKED_AGAIN_MS = 600_000;

/** Whether an address needs a server that takes more than ASCII. Its domain is in ASCII wherever it is stored. */
export const isBeyondAscii = (address: string): boolean => /[^ -~]/.test(address);

/** Knows whether a mail server takes addresses beyond ASCII (RFC 6531): it says so in its greeting, and is asked now and then. */
export class Utf8Support {
  private known?: { readonly isThere: boolean; readonly at: number };

  constructor(
    private readonly smtpUrl: string,
    private readonly patienceMs: number,
  ) {}

  /** Throws what made the connection fail. */
  async isThere(): Promise<boolean> {
    if (this.known && performance.now() - this.known.at < ASKED_AGAIN_MS) return this.known.isThere;
    const isThere = /[ -]SMTPUTF8\b/i.test(await this.greeting());
    this.known = { isThere, at: performance.now() };
    return isThere;
  }

  private async greeting(): Promise<string> {
    const { hostname: host, port, protocol } = new URL(this.smtpUrl);
    const secure = protocol === 'smtps:';
    const connection = new SMTPConnection({
      host,
      ...(port && { port: Number(port) }),
      secure,
      connectionTimeout: this.patienceMs,
      greetingTimeout: this.patienceMs,
      socketTimeout: this.patienceMs,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.connect((error) => (error ? reject(error) : resolve()));
      });
      return String(connection.lastServerResponse);
    } finally {
      connection.on('error', () => undefined);
      connection.close();
    }
  }
}
