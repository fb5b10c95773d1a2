import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/** The repositories whose threads the page may name, by the heading of their kit. */
const kits: Readonly<Record<string, string>> = {
  RainbowKit: 'rainbow-me/rainbowkit',
  ConnectKit: 'family/connectkit',
  'AppKit and Web3Modal': 'reown-com/appkit',
  'web3-onboard': 'thirdweb-dev/web3-onboard',
  'Solana wallet-adapter': 'anza-xyz/wallet-adapter',
  thirdweb: 'thirdweb-dev/js',
};

const row =
  /^\| \[#(\d+)\]\(https:\/\/github\.com\/([\w./-]+)\/issues\/(\d+)\) *\| (.+?) *\| \[(.+)\]\(\.\.\/([^)]+)\) *\|$/;

const page = readFileSync(join(root, 'docs/replays.md'), 'utf8');
const sections = page.split(/^## /m).slice(1);
const replays = sections.flatMap((section) => {
  const [kit = ''] = section.split('\n', 1);
  const lines = section.split('\n').filter((line) => line.startsWith('| [#'));
  return lines.map((line) => {
    const [, number, repository, ofLink, what = '', title = '', file = ''] = row.exec(line) ?? [];
    return { kit, line, number, repository, ofLink, what, file, title: plain(title) };
  });
});

/** A title as its test has it, without the marks of Markdown. */
function plain(title: string): string {
  return title.replaceAll(/\\([[\]_*<>])/g, '$1');
}

describe('the page of what failed in other kits', () => {
  it('has at least thirty threads, of every kit some, and none twice', () => {
    const threads = replays.map(({ ofLink, repository }) => `${repository}#${ofLink}`);

    expect(threads.length).toBeGreaterThanOrEqual(30);
    expect([...new Set(threads)]).toEqual(threads);
    expect([...new Set(replays.map(({ kit }) => kit))]).toEqual(Object.keys(kits));
  });

  it.each(replays)('$kit $number leads to a thread of the kit, and says what failed', (replay) => {
    expect(replay).toMatchObject({ number: replay.ofLink, repository: kits[replay.kit] });
    expect(replay.what.length).toBeGreaterThan(20);
  });

  it.each(replays)('$kit $number names a test that there is: $title', ({ file, title }) => {
    const path = join(root, file);

    expect(existsSync(path)).toBe(true);
    const titles = [...readFileSync(path, 'utf8').matchAll(/\bit\(\s*(['"`])(.*?)\1,/g)];
    expect(titles.map(([, , each]) => each)).toContain(title);
  });
});
