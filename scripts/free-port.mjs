import { createServer } from 'node:net';

/**
 * A free loopback port: `preferred` if it is free, else any.
 *
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function freePort(preferred = 0) {
  const probe = createServer();
  try {
    return await listen(probe, preferred);
  } finally {
    probe.close();
  }
}

/**
 * A free loopback port for each name: the preferred one where it is free, else any. No two names get the same one.
 *
 * @template {string} Name
 * @param {Readonly<Record<Name, number>>} preferred
 * @returns {Promise<Readonly<Record<Name, number>>>}
 */
export async function freePorts(preferred) {
  const probes = Object.entries(preferred).map(([name, port]) => ({
    name,
    probe: createServer(),
    port: Number(port),
  }));
  try {
    const chosen = await Promise.all(
      probes.map(async ({ name, probe, port }) => [name, await listen(probe, port)]),
    );
    return Object.fromEntries(chosen);
  } finally {
    await Promise.all(probes.map(({ probe }) => new Promise((resolve) => probe.close(resolve))));
  }
}

/**
 * Lets `server` listen on loopback, on `preferred` where it is free, else on any port.
 *
 * @param {import('node:net').Server} server
 * @param {number} [preferred]
 * @param {string} [host]
 * @returns {Promise<number>} The chosen port.
 */
export async function listen(server, preferred = 0, host = '127.0.0.1') {
  try {
    return await listenOn(server, preferred, host);
  } catch (error) {
    if (preferred === 0) throw error;
    return listenOn(server, 0, host);
  }
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listenOn(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
