import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type MessageOverrides, WidgetProvider } from '../../presentation-react/index';
import type { FakeWidget } from '../../apps/gallery/fake-widget';

/** A tree on the page of a test. */
export interface Rendered {
  /** The page's content, without shadow roots. */
  readonly page: HTMLElement;
  unmount(): Promise<void>;
}

const live = new Map<Root, HTMLElement>();

/** Renders `children` in StrictMode and waits until nothing more is downloaded or rendered. */
export async function render(children: ReactNode): Promise<Rendered> {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  live.set(root, page);
  await settle(() => root.render(<StrictMode>{children}</StrictMode>));
  const unmount = async (): Promise<void> => {
    live.delete(root);
    await settle(() => root.unmount());
    page.remove();
  };
  return { page, unmount };
}

/** Renders `children` below a provider of `widget`. */
export async function renderWith(
  widget: FakeWidget,
  children?: ReactNode,
  messages?: MessageOverrides,
): Promise<Rendered> {
  // The first import of the modal compiles it, which takes longer than any test should wait.
  await import('../../presentation-react/provider/shell');
  return render(
    <WidgetProvider widget={widget} {...(messages && { messages })}>
      {children}
    </WidgetProvider>,
  );
}

/** Takes away what a test left behind. */
export async function cleanUp(): Promise<void> {
  for (const [root, page] of live) {
    await settle(() => root.unmount());
    page.remove();
  }
  live.clear();
  document.body.replaceChildren();
}

/** Does `work`, then waits for its effects, downloads of views included. */
export async function settle(work: () => unknown = () => {}): Promise<void> {
  await act(async () => {
    await work();
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

/** The inside of the element marked with `data-cleat`. */
export function inside(name: string): ShadowRoot {
  const host = document.querySelector(`[data-cleat="${name}"]`);
  if (!host?.shadowRoot) throw new Error(`Nothing is shown as ${name}`);
  return host.shadowRoot;
}

/** The first element for `selector` in `scope`. */
export function find(scope: ParentNode, selector: string): HTMLElement {
  const element = scope.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** The button or link with the text or the label `name`. */
export function control(scope: ParentNode, name: string | RegExp): HTMLElement {
  const controls = [...scope.querySelectorAll<HTMLElement>('button, a')];
  const match = controls.find((one) => matches(nameOf(one), name));
  if (!match) throw new Error(`No control "${name}" among: ${controls.map(nameOf).join(', ')}`);
  return match;
}

/** Presses it, and waits for its effects. */
export function press(element: HTMLElement): Promise<void> {
  return settle(() => element.click());
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? (element.textContent || element.title);
}

function matches(text: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? text === name : name.test(text);
}
