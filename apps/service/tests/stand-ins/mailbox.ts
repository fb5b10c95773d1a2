import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** A real SMTP server in this process, and the mail that it took. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];

  /** With what it refuses every mail. */
  refusal: { readonly message: string; readonly responseCode: number } | undefined;

  /** How many connections it has had. */
  connections = 0;

  readonly #server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // Of senders that keep their connections.
    onConnect: (_session, done) => {
      this.connections += 1;
      done();
    },
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (this.refusal) return done(Object.assign(new Error(), this.refusal));
        const [recipient] = session.envelope.rcptTo;
        this.mails.push({ to: recipient?.address ?? '', text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });

  /** @param port That of one that was stopped, whose mail server is back. */
  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', () => resolve());
    });
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The code of the latest mail. */
  get code(): string {
    return /Your code: (\d{6})/.exec(this.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
