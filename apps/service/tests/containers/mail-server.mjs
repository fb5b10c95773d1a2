import { createServer } from 'node:http';
import { startMailServer } from '../../../chains/stand-ins/mail-server.mjs';

/**
 * A mail server in a container: it takes mail on port 2525, and gives the texts of all of it on port 8025.
 *
 * @type {string[]}
 */
const texts = [];
const host = '0.0.0.0';
await startMailServer(({ text }) => texts.push(text), { host, port: 2525 });
createServer((_request, response) => response.end(JSON.stringify(texts))).listen(8025, host);
