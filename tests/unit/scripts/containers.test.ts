import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { ContainerEngine } from '../../../apps/chains/containers/container-engine.mjs';
import { imageNames, imageOf, imageVariable } from '../../../apps/chains/containers/images.mjs';
import { listen } from '../../../scripts/free-port.mjs';

describe('the image of a container', () => {
  it.each(imageNames)('of "%s" has a name without any variable, with an exact version', (name) => {
    expect(imageOf(name)).toMatch(/^[\w./-]+:v?\d+\.\d+/);
  });

  it.each(imageNames)('of "%s" is another one where its variable names one', (name) => {
    process.env[imageVariable(name)] = 'mine:1';

    expect(imageOf(name)).toBe('mine:1');

    delete process.env[imageVariable(name)];
  });
});

describe('a container engine', () => {
  let server: Server;
  let engine: ContainerEngine;
  let received: string;
  let known: Set<string>;

  beforeEach(async () => {
    received = '';
    known = new Set();
    server = createServer((request, response) => {
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => {
        const image = /^\/images\/(.+)\/json$/.exec(request.url ?? '')?.[1];
        if (image !== undefined) response.writeHead(known.has(image) ? 200 : 404).end();
        else if (request.url?.includes('fromImage')) response.end(PULLED);
        else response.end();
      });
    });
    engine = new ContainerEngine(`tcp://127.0.0.1:${await listen(server)}`);
  });

  afterEach(() => {
    server.close();
  });

  it('is available where it answers, and not where nothing listens', async () => {
    expect(await engine.failure()).toBeUndefined();
    expect(await new ContainerEngine('tcp://127.0.0.1:1').failure()).toContain('ECONNREFUSED');
    expect(await new ContainerEngine('unix:///nowhere/engine.sock').failure()).toContain('ENOENT');
  });

  it('reports why an image cannot be pulled, with the text of its last line', async () => {
    expect(await engine.pull('node:20')).toBe('no such host');

    known.add('node:20');

    expect(await engine.pull('node:20')).toBeUndefined();
  });

  it('makes an image of an archive, and fails where it does not exist afterwards', async () => {
    known.add('localhost/mine:latest');

    expect(await engine.make('localhost/mine', Readable.from(['a tree']))).toBe(
      'localhost/mine:latest',
    );
    await expect(engine.make('localhost/other', Readable.from(['a tree']))).rejects.toThrow(
      'localhost/other:latest could not be made',
    );

    expect(received).toBe('a treea tree');
  });
});

const PULLED = '{"status":"Pulling"}\n{"error":"no such host"}\n';
