import { buttonName } from './button-name';
import { found, type WidgetQueryOptions } from './found';

/**
 * The button with the accessible name `name`, among those of the widgets on the page: connect buttons, modal,
 * panel. They are in shadow roots, where testing libraries do not look. A button that is inert or hidden from
 * screen readers does not count. `null` where there is none.
 *
 * @throws `Error` where several have the name.
 */
export function queryWidgetButton(name: string | RegExp): HTMLElement | null {
  const buttons = buttonsCalled(name);
  if (buttons.length > 1) throw new Error(failureOf(name));
  return buttons[0] ?? null;
}

/**
 * The one button with the accessible name `name`, once it exists: see {@link queryWidgetButton}.
 *
 * @throws `Error` that names the existing buttons, after the time of `options`.
 */
export function findWidgetButton(
  name: string | RegExp,
  options?: WidgetQueryOptions,
): Promise<HTMLElement> {
  const only = (): HTMLElement | undefined => {
    const [button, ...others] = buttonsCalled(name);
    return others.length === 0 ? button : undefined;
  };
  return found(only, () => failureOf(name), options);
}

/**
 * The view that the widget shows in its modal or panel; `null` while it shows none. Its content is ordinary
 * elements: testing-library's `within` finds texts, headings and fields there.
 */
export function queryWidgetView(): HTMLElement | null {
  return inWidgets('dialog, [role=region]')[0] ?? null;
}

/**
 * {@link queryWidgetView}, once the widget shows a view.
 *
 * @throws `Error` after the time of `options`.
 */
export function findWidgetView(options?: WidgetQueryOptions): Promise<HTMLElement> {
  return found(
    () => queryWidgetView() ?? undefined,
    () => 'The widget shows no view',
    options,
  );
}

function buttonsCalled(name: string | RegExp): readonly HTMLElement[] {
  return inWidgets('button').filter((button) => {
    const text = buttonName(button);
    return typeof name === 'string' ? text === name : name.test(text);
  });
}

function failureOf(name: string | RegExp): string {
  const wrong = buttonsCalled(name).length === 0 ? 'No button is' : 'Several buttons are';
  const names = inWidgets('button').map((button) => `"${buttonName(button)}"`);
  return `${wrong} called ${String(name)}. Buttons of widgets: ${names.join(', ') || 'none'}`;
}

/** The elements for `selector` in the shadow roots of widgets, in their order, that a visitor can reach. */
function inWidgets(selector: string): readonly HTMLElement[] {
  return widgetsIn(document)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter(isReachable);
}

/** The shadow roots of widgets below `root`, also inside those of other elements, such as `<cleat-button>`. */
function widgetsIn(root: ParentNode): readonly ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap((host) => {
    const { shadowRoot } = host;
    if (!shadowRoot) return [];
    return host.matches('[data-cleat]') ? [shadowRoot] : widgetsIn(shadowRoot);
  });
}

/** A modal that has closed says so at once, and is inert a moment later. */
const OUT_OF_REACH = '[inert], [hidden], [aria-hidden=true], [data-open=false]';

function isReachable(element: HTMLElement): boolean {
  // jsdom knows `inert` as an attribute only, and keeps a value that is assigned to the property.
  const isShut = element.inert || element.matches(OUT_OF_REACH);
  if (isShut) return false;
  if (element.parentElement) return isReachable(element.parentElement);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? isReachable(root.host as HTMLElement) : true;
}
