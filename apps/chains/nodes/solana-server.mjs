import { startSolana } from './solana.mjs';

/**
 * The Solana chain of `startSolana` as a process, with the methods for tests, to run in a container.
 * Arguments: port, host, and the milliseconds until a transaction counts as confirmed.
 */
const [port, host = '127.0.0.1', confirmMs] = process.argv.slice(2);
await startSolana({
  port: Number(port),
  host,
  pace: { confirmMs: Number(confirmMs) },
  isForTests: true,
});
