import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/**
 * A mail that a server has taken: its first receiver, and all of its text.
 *
 * @typedef {{ readonly to: string, readonly text: string }} Mail
 */

/**
 * Starts a real SMTP server that takes every mail.
 *
 * @param {(mail: Mail) => unknown} onMail The sender waits for what it promises.
 * @param {{ readonly host?: string, readonly port?: number }} [where] This machine alone, on any port, when absent.
 */
export async function startMailServer(onMail, { host = '127.0.0.1', port = 0 } = {}) {
  const load = createRequire(join(root, 'apps/service/package.json'));
  const { SMTPServer } = load('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // Of senders that keep their connections.
    disabledCommands: ['STARTTLS'],
    /**
     * @param {import('node:stream').Readable} stream
     * @param {{ readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] } }} session
     * @param {() => void} done
     */
    onData: (stream, session, done) => {
      /** @type {Buffer[]} */
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', async () => {
        const text = Buffer.concat(parts).toString('utf8');
        await onMail({ to: session.envelope.rcptTo[0]?.address ?? '', text });
        done();
      });
    },
  });
  // A sender that dies in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(port, host, () => resolve(undefined)));
  return {
    url: `smtp://${host}:${server.server.address().port}`,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
