/** The accessible name of `button`, by the steps of accname-1.2 that the widget's buttons need. */
export function buttonName(button: Element): string {
  const names = [button.getAttribute('aria-label'), textIn(button), button.getAttribute('title')];
  return names.map((name) => (name ?? '').replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}

/** The text inside. jsdom lays nothing out, so each element counts as a word of its own. */
function textIn(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const parts = [...element.childNodes].map((node) =>
    isElement(node) ? ` ${node.getAttribute('aria-label') ?? textIn(node)} ` : node.textContent,
  );
  return parts.join('');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
