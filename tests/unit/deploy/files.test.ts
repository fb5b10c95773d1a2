import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

const folder = join(root, 'deploy');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder);
const dockerfiles = files.filter((file) => file.endsWith('.Dockerfile'));
const compose = files.filter((file) => file.startsWith('compose.'));

describe.each(dockerfiles)('%s', (file) => {
  const text = textOf(file);
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('names base images by their version, which an argument changes', () => {
    const images = [...text.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:-[a-z]+)?$/);
    for (const [, from] of text.matchAll(/^FROM (\S+)/gm))
      expect(from).toMatch(/^\$\{\w+_IMAGE\}$/);
  });

  it('ends in a stage that runs no shell, as a user without rights', () => {
    expect(last).not.toMatch(/^RUN /m);
    expect(last).toMatch(/^USER 1000:1000$/m);
    expect(last).toMatch(/^CMD \["/m);
  });

  it('takes no secret', () => {
    expect(text).not.toMatch(/^(?:ARG|ENV) .*(?:SECRET|PASSWORD|TOKEN|SMTP|DATABASE_URL)/m);
  });
});

it('the image of the service has every folder of packages that the service may need', () => {
  const entries = readdirSync(join(root, 'apps/service'), { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter(({ name }) => existsSync(join(root, 'apps/service', name, 'package.json')));
  expect(folders.length).toBeGreaterThan(1);
  for (const { name } of folders)
    expect(textOf('service.Dockerfile')).toContain(`COPY apps/service/${name} ./${name}\n`);
});

describe('the compose files', () => {
  it('name the same base images as the Dockerfiles', () => {
    const named = (text: string): readonly string[] =>
      [...text.matchAll(/((?:NODE|CADDY)_IMAGE)(?:=|:-)([^\s}'"]+)/g)].map(
        (each) => `${each[1]}=${each[2]}`,
      );
    const inDockerfiles = new Set(dockerfiles.flatMap((file) => named(textOf(file))));
    expect(new Set(compose.flatMap((file) => named(textOf(file))))).toEqual(inDockerfiles);
  });

  it('have no secret of their own, and do not start without those of the operator', () => {
    for (const file of compose) {
      const used = textOf(file).match(/\$\{\w*(?:SECRET|PASSWORD|SMTP_URL)\w*[^}]*\}/g) ?? [];
      for (const each of used) expect(each).toContain(':?');
    }
    expect(textOf('compose.yaml')).toContain('${SERVICE_SECRET:?');
  });

  it('open ports of the proxy alone', () => {
    const texts = compose.map(textOf).join('\n');
    expect(texts.match(/^ +ports:/gm)).toHaveLength(1);
    const proxy = textOf('compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((part) => part.startsWith('proxy:'));
    expect(proxy).toContain('ports:');
  });

  it('have names of this machine alone beside the mail sink', () => {
    expect(textOf('compose.yaml')).not.toContain('mail-sink');
    const hosts = [...textOf('compose.try.yaml').matchAll(/(?:FRAME|SERVICE)_HOST: (\S+)/g)];
    expect(hosts.map(([, host]) => host)).toEqual(['wallet.localhost', 'api.wallet.localhost']);
  });

  it('harden every container', () => {
    const all = compose.map(textOf).join('\n');
    const containers = all.match(/^ {4}(?:image: .*)$/gm) ?? [];
    const hardened = all.match(/^ {4}(?:<<: \*hardened|cap_drop: \[ALL\])$/gm) ?? [];
    expect(hardened).toHaveLength(containers.length);
  });
});

it('the manifests of Kubernetes name secrets and have none', () => {
  const manifests = readdirSync(join(folder, 'kubernetes')).map((file) =>
    textOf(`kubernetes/${file}`),
  );
  expect(manifests.join('\n')).not.toMatch(/^kind: Secret$/m);
  expect(manifests.join('\n').match(/secretKeyRef/g)).toHaveLength(4);
});

it('builds of images get no secret, package or built file of this folder', () => {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(lines.filter((line) => !line.startsWith('#'))[0]).toBe('**');
  const last = lines.slice(lines.lastIndexOf('!types') + 1);
  expect(last).toEqual(expect.arrayContaining(['deploy/.env*', 'deploy/*.env', '**/node_modules']));
  const ignored = textOf('.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'service.env', 'networks.json']));
});
