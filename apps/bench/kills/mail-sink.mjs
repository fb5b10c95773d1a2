import { startMailServer } from '../../chains/stand-ins/mail-server.mjs';

/**
 * A mail server in a process of its own, at the port of the first argument. The process that has forked it has each mail before
 * the sender hears that it was taken.
 */
let count = 0;
/** @type {Map<number, (value: unknown) => void>} */
const waiting = new Map();
process.on('message', (/** @type {number} */ number) => waiting.get(number)?.(undefined));
process.on('disconnect', () => process.exit());
await startMailServer(
  (mail) => {
    const number = (count += 1);
    process.send?.({ number, mail });
    return new Promise((resolve) => waiting.set(number, resolve));
  },
  { port: Number(process.argv[2]) },
);
process.send?.('started');
