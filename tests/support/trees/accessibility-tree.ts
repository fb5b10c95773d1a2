import type { Page } from 'playwright-core';

/** What Chromium tells assistive technology of an element. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

interface AxValue {
  readonly value?: unknown;
}

/** Without a meaning of their own: what is in them counts, and that it is announced. */
const transparent: ReadonlySet<string> = new Set(['generic', 'none', 'RootWebArea', 'Iframe']);

/** Their text is their name. */
const named: ReadonlySet<string> = new Set([
  'button',
  'DisclosureTriangle',
  'heading',
  'image',
  'LabelText',
  'link',
  'option',
  'tab',
  'term',
]);

/** Parts of a text, and what the page draws before it. */
const parts: ReadonlySet<string> = new Set(['InlineTextBox', 'LineBreak', 'ListMarker']);

/** What a line says of an element beside its role, its name and its value. */
const said: ReadonlySet<string> = new Set([
  'autocomplete',
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'level',
  'live',
  'modal',
  'multiselectable',
  'orientation',
  'pressed',
  'readonly',
  'required',
  'selected',
  'valuemax',
  'valuemin',
  'valuetext',
]);

/** Of these, "no" is a state. */
const switches: ReadonlySet<string> = new Set(['checked', 'expanded', 'pressed']);

/** What stands for "no". */
const nothing: ReadonlySet<unknown> = new Set([false, 'false', '', 'off', undefined]);

/** The tree that a screen reader gets of a page, as a text: one element a line, each below the one that it is in. */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly AxNode[];
    };
    return written(nodes);
  } finally {
    await session.detach();
  }
}

function written(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const write = (node: AxNode, depth: number, isNamed: boolean, isInLive: boolean): void => {
    const role = String(node.role?.value);
    if (parts.has(role)) return;
    const isText = role === 'StaticText';
    const isLive = node.properties?.some(
      ({ name, value }) => name === 'live' && value.value !== 'off',
    );
    const beginsLive = isLive === true && !isInLive;
    const isShown =
      !node.ignored &&
      (!transparent.has(role) || beginsLive) &&
      !(isText && (isNamed || String(node.name?.value).trim() === ''));
    if (isShown) lines.push('  '.repeat(depth) + lineOf(node, role));
    if (isText) return;
    const isWhole = isNamed || (isShown && named.has(role));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) write(child, isShown ? depth + 1 : depth, isWhole, isInLive || isLive === true);
    }
  };
  const [root] = nodes;
  if (root) write(root, 0, false, false);
  return lines.join('\n');
}

function lineOf({ description, name, properties = [], value }: AxNode, role: string): string {
  const text = (given: AxValue | undefined): string =>
    String(given?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  if (role === 'StaticText') return `"${text(name)}"`;
  const states = properties
    .filter(
      (one) => said.has(one.name) && (switches.has(one.name) || !nothing.has(one.value.value)),
    )
    .map((one) => (one.value.value === true ? one.name : `${one.name}=${text(one.value)}`));
  return [
    role,
    ...(text(name) === '' ? [] : [`"${text(name)}"`]),
    ...(text(value) === '' ? [] : [`value "${text(value)}"`]),
    ...states.sort(),
    ...(text(description) === '' ? [] : [`described "${text(description)}"`]),
  ].join(' ');
}
