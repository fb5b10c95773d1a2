import { startMailServer } from '../apps/chains/stand-ins/mail-server.mjs';

/** Writes each mail to the log, for an operator who tries the wallet. */
await startMailServer(({ text }) => process.stdout.write(`${text}\n`), {
  host: '0.0.0.0',
  port: 2525,
});
// The first process of a container has no handler of its own.
process.on('SIGTERM', () => process.exit(0));
