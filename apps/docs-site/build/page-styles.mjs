import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/** What the site takes of the widget's tokens, by the names that VitePress has for them. */
const taken = {
  '--ground': ['--vp-c-bg', '--vp-c-bg-elv', '--vp-local-search-bg'],
  '--ink': ['--vp-c-text-1', '--vp-code-color'],
  '--accent': [
    '--vp-c-brand-1',
    '--vp-c-brand-2',
    '--vp-c-brand-3',
    '--vp-button-brand-bg',
    '--vp-button-brand-hover-bg',
    '--vp-button-brand-active-bg',
  ],
  '--on-accent': [
    '--vp-button-brand-text',
    '--vp-button-brand-hover-text',
    '--vp-button-brand-active-text',
  ],
  '--danger': ['--vp-c-danger-1'],
};

/** The variables of the site, which are the widget's own in each mode. */
export function pageStyles() {
  const text = readFileSync(join(root, 'presentation-react/theme/tokens.css'), 'utf8');
  const font = valueOf(rule(text, '.root'), '--font');
  return `:root {\n  --vp-font-family-base: ${font};\n${namedIn(rule(text, '.root'))}}\n.dark {\n${namedIn(
    rule(text, ".root[data-theme='dark']"),
  )}}\n`;
}

/** @param {string} text A rule of the widget. */
function namedIn(text) {
  return Object.entries(taken)
    .flatMap(([token, names]) => names.map((name) => `  ${name}: ${valueOf(text, token)};\n`))
    .join('');
}

/** @param {string} text @param {string} selector */
function rule(text, selector) {
  const start = text.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no rule ${selector}`);
  return text.slice(start, text.indexOf('}', start));
}

/** @param {string} text @param {string} token */
function valueOf(text, token) {
  const [, value] = new RegExp(`\\s${token}: ([^;]+);`).exec(text) ?? [];
  if (value === undefined) throw new Error(`tokens.css has no ${token} here`);
  return value.replaceAll(/\s+/g, ' ');
}
