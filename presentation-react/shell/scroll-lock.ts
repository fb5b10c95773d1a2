/**
 * Keeps the page behind the modal from scrolling, without moving it: padding takes the space of a scrollbar that
 * disappears. A `scrollbar-gutter` would keep the space too, but an overlay cannot cover it. Returns a function that
 * restores the page's own values.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView } = page;
  const scrollbar = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  const undo = [setStyle(root, 'overflow', 'hidden')];
  if (scrollbar > 0) {
    // The page's scrollbar is at the right in both directions.
    const padding = parseFloat(defaultView?.getComputedStyle(root).paddingRight ?? '') || 0;
    undo.push(
      setStyle(root, 'scrollbar-gutter', 'auto'),
      setStyle(root, 'padding-right', `${padding + scrollbar}px`),
    );
  }
  return () => undo.forEach((restore) => restore());
}

/** Keeps values that other code has set in the meantime. */
export function setStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value);
  return () => {
    if (style.getPropertyValue(name) === value) style.setProperty(name, before, priority);
  };
}
