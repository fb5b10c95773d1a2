/**
 * Makes everything of the page around `layer` inert, through the shadow roots that it is in. Returns a function that
 * restores what was not inert before.
 */
export function isolate(layer: Element): () => void {
  const silenced: Element[] = [];
  let inside = layer;
  while (inside.localName !== 'body') {
    const parent: Node | null = inside.parentNode;
    const around = parent instanceof ShadowRoot ? parent.host : parent;
    if (!(around instanceof Element)) break;
    for (const sibling of (parent as ParentNode).children)
      if (sibling !== inside && !sibling.matches(FREE)) silenced.push(sibling);
    inside = around;
  }
  for (const each of silenced) each.setAttribute('inert', '');
  return () => silenced.forEach((each) => each.removeAttribute('inert'));
}

/**
 * A closed dialog stays free: the page may open it above the layer. So does the frame of the embedded wallet. A script
 * would be styled twice for nothing.
 */
const FREE = '[inert], script, dialog:not([open]), [data-cleat=frame]';
