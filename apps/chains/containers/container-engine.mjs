import { request } from 'node:http';

const PING_WITHIN_MS = 500;
const PULL_WITHIN_MS = 600_000;

/** The address of the engine: `DOCKER_HOST`, else Docker's own socket. */
export function engineHost() {
  return process.env['DOCKER_HOST'] || 'unix:///var/run/docker.sock';
}

/**
 * @typedef {object} EngineAnswer
 * @property {number} status
 * @property {string} body
 *
 * @typedef {object} EngineCall
 * @property {'GET' | 'POST'} [method]
 * @property {string} path
 * @property {number} [withinMs]
 * @property {import('node:stream').Readable} [body]
 */

/** The few requests that we make to a container engine by Docker's API, before testcontainers takes over. */
export class ContainerEngine {
  /** @readonly */
  #host;

  /** @param {string} [host] */
  constructor(host = engineHost()) {
    this.#host = host;
  }

  /** @returns {Promise<string | undefined>} Why it does not answer, or `undefined` where it does. */
  async failure() {
    try {
      const { status } = await this.#call({ path: '/_ping', withinMs: PING_WITHIN_MS });
      return status === 200 ? undefined : `the engine answered ${status}`;
    } catch (error) {
      return String(error);
    }
  }

  /** @param {string} image */
  async has(image) {
    const { status } = await this.#call({ path: `/images/${image}/json` });
    return status === 200;
  }

  /**
   * Pulls an image from its registry.
   *
   * @param {string} image
   * @returns {Promise<string | undefined>} Why that failed, or `undefined` where it succeeded.
   */
  async pull(image) {
    const path = `/images/create?fromImage=${encodeURIComponent(image)}`;
    try {
      const { body } = await this.#call({ method: 'POST', path, withinMs: PULL_WITHIN_MS });
      return (await this.has(image)) ? undefined : reasonIn(body);
    } catch (error) {
      return String(error);
    }
  }

  /**
   * Makes an image of a file tree.
   *
   * @param {string} repo
   * @param {import('node:stream').Readable} archive The tree as a tar file.
   * @param {readonly string[]} [settings] Of its containers, as lines of a Dockerfile.
   * @returns {Promise<string>} The image's name. Its tag is "latest": podman takes no other here.
   */
  async make(repo, archive, settings = []) {
    const image = `${repo}:latest`;
    const asked = new URLSearchParams({ fromSrc: '-', repo, tag: 'latest' });
    for (const line of settings) asked.append('changes', line);
    const path = `/images/create?${asked}`;
    const { body } = await this.#call({ method: 'POST', path, body: archive });
    if (!(await this.has(image))) throw new Error(`${image} could not be made: ${reasonIn(body)}`);
    return image;
  }

  /**
   * @param {EngineCall} call
   * @returns {Promise<EngineAnswer>}
   */
  #call({ method = 'GET', path, withinMs = 60_000, body }) {
    const { hostname, port, pathname, protocol } = new URL(this.#host);
    const address = protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port };
    const headers = body ? { 'content-type': 'application/x-tar' } : {};
    const signal = AbortSignal.timeout(withinMs);
    return new Promise((resolve, reject) => {
      const asked = request({ ...address, method, path, headers, signal }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.once('error', reject);
      });
      asked.once('error', reject);
      if (body) body.pipe(asked);
      else asked.end();
    });
  }
}

/** The reason in an engine's answer: one JSON object a line, or one alone. @param {string} body */
function reasonIn(body) {
  const said = body.split('\n').filter(Boolean).map(parsed).reverse();
  return said.map(({ error, message }) => error ?? message).find(Boolean) ?? 'no reason was given';
}

/**
 * @param {string} line
 * @returns {{ readonly error?: string, readonly message?: string }}
 */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { message: line };
  }
}
