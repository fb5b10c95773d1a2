/** The element that has the focus, also inside shadow roots; `undefined` where only the page has it. */
export function focusedElement(page: Document): HTMLElement | undefined {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== page.body ? active : undefined;
}

/** Whether `element` is inside the shadow root of `host`. */
export function isInside(host: HTMLElement, element: HTMLElement | undefined): boolean {
  return element !== undefined && element.getRootNode() === host.shadowRoot;
}

/** Whether the focus is inside the shadow root of `host`, or on no element at all. */
export function hasFocus(host: HTMLElement): boolean {
  const focused = focusedElement(host.ownerDocument);
  return focused === undefined || isInside(host, focused);
}
