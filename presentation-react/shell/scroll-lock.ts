/**
 * Keeps the page behind the modal from scrolling, without moving it: the space of a scrollbar that disappears
 * is kept. Returns a function that restores the page's own values.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, defaultView } = page;
  const scrollbar = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  const undo = [setStyle(root, 'overflow', 'hidden')];
  if (scrollbar > 0) {
    const hasGutter = 'scrollbarGutter' in root.style;
    undo.push(
      hasGutter
        ? setStyle(root, 'scrollbar-gutter', 'stable')
        : setStyle(root, 'padding-inline-end', `${scrollbar}px`),
    );
  }
  return () => undo.forEach((restore) => restore());
}

/** Keeps values that other code has set in the meantime. */
function setStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value);
  return () => {
    if (style.getPropertyValue(name) === value) style.setProperty(name, before, priority);
  };
}
