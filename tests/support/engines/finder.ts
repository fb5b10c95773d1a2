import type * as Axe from 'axe-core';

/** How an element is found among those below others. */
export type Step =
  | { readonly kind: 'css'; readonly selector: string }
  | { readonly kind: 'label'; readonly name: TextWish }
  | { readonly kind: 'nth'; readonly at: number }
  | { readonly kind: 'role'; readonly role: string; readonly name?: TextWish }
  | { readonly kind: 'text'; readonly text: TextWish }
  | { readonly kind: 'with'; readonly text: TextWish };

/** A text as Playwright's locators take it: whole, any part without regard to capitals, or a pattern. */
export interface TextWish {
  readonly text: string;
  readonly how: 'part' | 'pattern' | 'whole';
  readonly flags?: string;
}

/** What axe has beside what its types tell. */
interface AxeCommons {
  setup(root: Node): void;
  teardown(): void;
  readonly utils: { getNodeFromTree(element: Element): object | undefined };
  readonly commons: {
    readonly aria: { getRole(element: Element): string | null };
    readonly dom: {
      isVisibleOnScreen(element: Element): boolean;
      isVisibleToScreenReaders(element: Element): boolean;
    };
    readonly text: { accessibleText(element: Element): string };
  };
}

/** How long an engine may take to tell the page of a press: on a busy machine it answers long before. */
const HEARD_MS = 15_000;

/** How long after the pointer is let go the page has its click. */
const CLICK_MS = 200;

declare const axe: typeof Axe & AxeCommons;

/** The elements that `steps` lead to, through the shadow roots of the page. Roles and names are axe's. */
export function find(steps: readonly Step[]): readonly HTMLElement[] {
  axe.setup(document.documentElement);
  try {
    return steps.reduce<readonly HTMLElement[]>(follow, [document.documentElement]);
  } finally {
    axe.teardown();
  }
}

/** The one element for `steps` that a press or a key can reach, in view and at rest. */
export async function reachable(steps: readonly Step[]): Promise<string> {
  const [element, ...others] = find(steps);
  if (!element) return `nothing is there for ${JSON.stringify(steps)}`;
  if (others.length > 0) return `${others.length + 1} are there for ${JSON.stringify(steps)}`;
  if (!isShown(element)) return `hidden: ${element.outerHTML.slice(0, 200)}`;
  if (element.matches(':disabled')) return `off: ${element.outerHTML.slice(0, 200)}`;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const after = element.getBoundingClientRect();
  const isAtRest = before.x === after.x && before.y === after.y && after.height > 0;
  if (!isAtRest) return `it moves: ${element.outerHTML.slice(0, 200)}`;
  const over = topmostAt(after.x + after.width / 2, after.y + after.height / 2);
  if (!isAround(element, over) && !isAround(over, element))
    return `under ${over?.outerHTML.slice(0, 200)}`;
  Object.assign(globalThis, { pressed: element });
  listen(element);
  return '';
}

/** Where a press came to. */
type Heard = 'beside' | 'element' | 'nowhere';

let listening = new AbortController();
let heard: Promise<Heard> = Promise.resolve('nowhere');

/** Hears where the next press of the visitor comes to. */
function listen(element: Element): void {
  listening.abort();
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  heard = new Promise((resolve) => {
    const hear = (type: string, end: (event: Event) => void): void =>
      addEventListener(type, (event) => event.isTrusted && end(event), options);
    hear('click', (event) =>
      resolve(event.composedPath().includes(element) ? 'element' : 'beside'),
    );
    // Where the element is replaced under the pointer, no click may follow.
    hear('pointerup', () => setTimeout(resolve, CLICK_MS, 'beside'));
  });
}

/** Where the press after the last {@link reachable} came to: `nowhere` where the page has heard of none for long. */
export function whereHeard(): Promise<Heard> {
  const late = new Promise<Heard>((resolve) => {
    setTimeout(resolve, HEARD_MS, 'nowhere');
  });
  return Promise.race([heard, late]);
}

const clicks: string[] = [];
addEventListener(
  'click',
  (event) => {
    const [one] = event.composedPath();
    if (!event.isTrusted || !(one instanceof Element)) return;
    const { localName, textContent } = one;
    const at = Math.round(event.timeStamp);
    const what = `${localName}.${one.getAttribute('class')} "${textContent.slice(0, 30)}"`;
    clicks.push(`${what} at ${at} ms`);
  },
  { capture: true },
);

/** What the last presses of the visitor came to, for the message of a failure. */
export function lastClicks(): string {
  return `${clicks.slice(-5).join(', ')}, now ${Math.round(performance.now())} ms`;
}

/** Whether an element has a box and no style that hides it. */
export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  );
}

function follow(from: readonly HTMLElement[], step: Step): readonly HTMLElement[] {
  switch (step.kind) {
    case 'nth':
      return from.slice(step.at, step.at === -1 ? undefined : step.at + 1);
    case 'css':
      return below(from).filter((one) => one.matches(step.selector));
    case 'with':
      return from.filter((one) => fits(step.text, textOf(one)));
    case 'text':
      return deepest(below(from).filter((one) => fits(step.text, textOf(one))));
    case 'label':
      return below(from).filter(
        (one) =>
          one.matches('input, textarea, select, [role]') &&
          isRendered(one) &&
          fits(step.name, axe.commons.text.accessibleText(one)),
      );
    case 'role':
      return below(from).filter(
        (one) =>
          isRendered(one) &&
          axe.commons.aria.getRole(one) === step.role &&
          !isShut(one) &&
          axe.commons.dom.isVisibleToScreenReaders(one) &&
          (!step.name || fits(step.name, axe.commons.text.accessibleText(one))),
      );
  }
}

/** Every element below these, once, in the order of the page. */
function below(from: readonly HTMLElement[]): readonly HTMLElement[] {
  return [...new Set(from.flatMap((one) => inside(one)))];
}

function inside(root: Element | ShadowRoot): readonly HTMLElement[] {
  const own = root instanceof Element && root.shadowRoot ? inside(root.shadowRoot) : [];
  const children = [...root.children].flatMap((child) => [
    ...(child instanceof HTMLElement || child instanceof SVGElement ? [child as HTMLElement] : []),
    ...inside(child),
  ]);
  return [...own, ...children];
}

function deepest(all: readonly HTMLElement[]): readonly HTMLElement[] {
  return all.filter((one) => !inside(one).some((other) => all.includes(other)));
}

function textOf(element: Element | ShadowRoot): string {
  if (element instanceof Element && /^(?:script|style)$/i.test(element.localName)) return '';
  const own = element instanceof Element && element.shadowRoot ? textOf(element.shadowRoot) : '';
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? textOf(node) : (node.textContent ?? ''),
  );
  return [own, ...parts].join('');
}

function fits({ text, how, flags }: TextWish, found: string): boolean {
  const plain = found.replaceAll(/\s+/g, ' ').trim();
  if (how === 'pattern') return new RegExp(text, flags).test(plain);
  const wished = text.replaceAll(/\s+/g, ' ').trim();
  return how === 'whole' ? plain === wished : plain.toLowerCase().includes(wished.toLowerCase());
}

/** Axe knows what is rendered: not the children of a host that its shadow root has no place for. */
function isRendered(element: Element): boolean {
  return axe.utils.getNodeFromTree(element) !== undefined;
}

/** `inert` counts through shadow roots. */
function isShut(element: Element): boolean {
  if (element.closest('[inert]')) return true;
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isShut(root.host);
}

function topmostAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

function isAround(outer: Element | null, inner: Element | null): boolean {
  for (
    let one: Node | null = inner;
    one;
    one = one instanceof ShadowRoot ? one.host : one.parentNode
  )
    if (one === outer) return true;
  return false;
}
