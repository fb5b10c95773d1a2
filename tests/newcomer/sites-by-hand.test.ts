import { describe, it } from '@jest/globals';
import { freePort } from '../../scripts/free-port.mjs';
import { installLine } from '../support/scratch-app';
import { allStepsOf, stepsOf } from './support/documentation';
import { createNext, createVite } from './support/new-sites';
import { newcomer } from './support/newcomer';
import { expectConnectionEverywhere } from './support/visitor';

const at = newcomer();

describe('a site that a developer makes by hand', () => {
  it('is one of Vite and React, with the README', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    await folder.create(`${createVite} react-ts`);
    await folder.run(installLine());
    await folder.follow(stepsOf('README.md', 'In a React app'));
    await folder.run('npm run build');
    const port = await freePort();
    const { url } = keep(await folder.serve(preview(port), port));

    await expectConnectionEverywhere('Vite and React, by hand', folder.seconds, { browser, url });
  });

  it('is one of Next with its App Router, with the README', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    await folder.create(createNext);
    await folder.run(installLine());
    await folder.follow(stepsOf('README.md', 'In Next (App Router)'));
    await folder.run('npm run build');
    const port = await freePort();
    const { url } = keep(await folder.serve(`npx --no -- next start --port ${port}`, port));

    await expectConnectionEverywhere('Next, by hand', folder.seconds, { browser, url });
  });

  it('is one of Vue, with docs/vue.md', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    await folder.create(`${createVite} vue-ts`);
    await folder.run(installLine());
    await folder.follow(stepsOf('docs/vue.md', 'A whole app'));
    await folder.run('npm run build');
    const port = await freePort();
    const { url } = keep(await folder.serve(preview(port), port));

    await expectConnectionEverywhere('Vue, by hand', folder.seconds, { browser, url });
  });

  it('is a page without a build, with docs/elements.md', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    await folder.run('npm init --yes');
    await folder.run(installLine());
    await folder.follow(stepsOf('docs/elements.md', 'One file for a page without a build'));
    // The hash that the page says to take.
    const hashes = JSON.parse(folder.read('node_modules/cleatkit/standalone/integrity.json'));
    const [hash = ''] = Object.values<string>(hashes);
    folder.write('index.html', folder.read('index.html').replace('sha384-…', hash));
    const port = await freePort();
    const { url } = keep(
      await folder.serve(`python3 -m http.server --bind 127.0.0.1 ${port}`, port),
    );

    await expectConnectionEverywhere('a plain page', folder.seconds, { browser, url });
  });

  it('is one of wagmi, with docs/wagmi.md', async () => {
    const { begin, browser, keep } = at();
    const folder = begin();
    await folder.create(`${createVite} react-ts`);
    await folder.run(installLine());
    // The packages that its first sentence names.
    await folder.run('npm install wagmi viem @tanstack/react-query');
    await folder.follow(allStepsOf('docs/wagmi.md'));
    await folder.run('npm run build');
    const port = await freePort();
    const { url } = keep(await folder.serve(preview(port), port));

    await expectConnectionEverywhere('wagmi, by hand', folder.seconds, { browser, url });
  });
});

function preview(port: number): string {
  return `npx --no -- vite preview --host localhost --strictPort --port ${port}`;
}
