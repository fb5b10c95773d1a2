import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../../scripts/install-missing.mjs';
import { tarball } from '../../../scripts/pack.mjs';

describe('an app that installed the package and has no React', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-headless-'));
  beforeAll(() => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    npm(['install', tarball, '--offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gets the package alone', () => {
    const installed = readdirSync(join(folder, 'node_modules'));

    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['cleatkit']);
  });

  it('uses the widget', () => {
    const code = `
      import { createWidget, ethereum } from 'cleatkit';
      const widget = createWidget({ networks: [ethereum] });
      for (const verb of ['open', 'openAndConnect']) {
        await widget[verb]().catch(({ code }) => console.log(code));
      }
      widget.present();
      await widget.open();
      console.log(widget.state.view.name);
      widget.dispose();`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    });

    expect([stdout, stderr]).toEqual(['PRESENTER_MISSING\nPRESENTER_MISSING\nConnect\n', '']);
  });
});
