import { describe, expect, it } from '@jest/globals';
import { textOf } from '../../apps/docs-site/build/page-text.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { type Block, blocksIn } from '../support/page-blocks';
import type { EmptyFolder } from './support/empty-folder';
import { newcomer } from './support/newcomer';
import { connect as expectConnection } from './support/visitor';

const at = newcomer();

/** The start pages of the documentation site whose end is a page, and what follows their last command to choose a port. */
const pages = {
  vite: (command: string, port: number) =>
    `${command} -- --host localhost --strictPort --port ${port}`,
  next: (command: string, port: number) => `${command} -- --port ${port}`,
  vue: (command: string, port: number) =>
    `${command} -- --host localhost --strictPort --port ${port}`,
  page: (command: string, port: number) => command.replace(/\d+$/, String(port)),
} as const;

/** Does what a start page says, word for word, up to its last command. Returns that command. */
async function follow(name: string, folder: EmptyFolder): Promise<string> {
  const steps = blocksIn(textOf(`apps/docs-site/pages/start/${name}.md`));
  const last = steps.filter(({ language }) => language === 'sh').at(-1);
  let printed = '';
  for (const step of steps.slice(0, last && steps.indexOf(last))) {
    if (step.file === undefined) printed = await run(step, folder);
    else folder.write(step.file, withHash(step.code, printed));
  }
  return last?.code.trim() ?? '';
}

/** A command that makes the site's folder is typed beside it. */
function run({ code, language }: Block, folder: EmptyFolder): Promise<string> {
  expect(language).toBe('sh');
  const words = `set -e\n${code}`;
  return /^cd my-site$/m.test(code) ? folder.create(words) : folder.run(words);
}

/** "Put the printed hash in the place of `sha384-…`." */
function withHash(code: string, printed: string): string {
  if (!code.includes('sha384-…')) return code;
  const [hash = ''] = Object.values<string>(JSON.parse(printed));
  return code.replace('sha384-…', hash);
}

describe('a stranger with an empty folder', () => {
  it.each(Object.entries(pages))(
    'has a connected wallet at the end of the start page %s',
    async (name, command) => {
      const { begin, browser, keep } = at();
      const folder = begin();
      const last = await follow(name, folder);
      const port = await freePort();
      const { url } = keep(await folder.serve(command(last, port), port));

      const seconds = await expectConnection({ browser, url }, 'desk');
      process.stderr.write(
        `newcomer start page ${name}: ${(folder.seconds + seconds).toFixed(1)} s from the empty folder to a connected wallet\n`,
      );
    },
  );

  it('has a connected wallet at the end of the start page node', async () => {
    const folder = at().begin();
    const last = await follow('node', folder);

    expect((await folder.run(last)).split('\n')).toContain('connected');
  });
});
