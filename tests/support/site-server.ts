import { expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/free-port.mjs';
import { eventually } from './eventually';
import { endGroup } from './process-group';
import { toolEnvironment } from './scratch-app';

/** The server of a site, as its developer starts it. */
export interface SiteServer {
  /** Its address, which ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

interface ServedSite {
  readonly folder: string;

  /** What starts the server in a shell. Its environment has `PORT`, `HOST` and `SITE_DOMAIN`. */
  readonly command: (port: number) => string;
  readonly environment?: (url: string) => Readonly<Record<string, string>>;

  /** What the server answers as soon as it listens. */
  readonly first?: { readonly path: string; readonly status: number };
}

/** Starts the server of a site at a free port of this machine, and waits for its first answer. */
export async function startSiteServer({
  folder,
  command,
  environment = () => ({}),
  first = { path: '', status: 200 },
}: ServedSite): Promise<SiteServer> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const server = spawn(command(port), {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...toolEnvironment(),
      HOST: 'localhost',
      PORT: String(port),
      SITE_DOMAIN: `localhost:${port}`,
      ...environment(url),
    },
  });
  const stop = (): Promise<void> => endGroup(server);
  try {
    await eventually(
      async () => expect((await fetch(`${url}${first.path}`)).status).toBe(first.status),
      30_000,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
