import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  headersFile,
  policyOf,
  scriptHashes,
  withoutStyles,
  withPolicy,
} from '../../../../apps/docs-site/build/page-policy.mjs';

const code = 'document.documentElement.classList.add("dark")';
const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('lists the hash of each script inside of a page, and of none that is a file or data', () => {
  const html = `<script id="x">${code}</script><script type="module" src="/a.js"></script>
    <script type="application/json">{}</script>`;

  expect(scriptHashes(html)).toEqual([hash]);
});

it('names each hash once, and nothing unsafe', () => {
  const policy = policyOf([hash, hash]);

  expect(policy).toContain(`script-src 'self' ${hash};`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
});

it('stands in a page before everything that it forbids', () => {
  const html = `<head>\n<meta charset="utf-8">\n<script>${code}</script></head>`;
  const policy = policyOf([hash]);
  const written = withPolicy(html, policy);

  expect(written.indexOf(policy)).toBeGreaterThan(0);
  expect(written.indexOf(policy)).toBeLessThan(written.indexOf('<script>'));
});

it('refuses a page in which it has no place', () => {
  expect(() => withPolicy('<head></head>', policyOf([]))).toThrow('charset');
});

it('is written for every path below the base', () => {
  expect(headersFile('/any/path/', policyOf([]))).toMatch(
    /^\/any\/path\/\*\n {2}Content-Security-Policy: .*; frame-ancestors 'none'\n/,
  );
});

it('takes the styles out of tags, and leaves text as it is', () => {
  expect(
    withoutStyles('<div class="a" style="top:0"><br style="x"/> style="of a text"</div>'),
  ).toBe('<div class="a"><br/> style="of a text"</div>');
});
