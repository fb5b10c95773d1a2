import { createElement, type ReactElement, useId } from 'react';
import type { Art, Mark } from './art';

/**
 * Draws a picture with React elements: an `<img>` would need `data:` in a page's `img-src`, and markup as
 * text a policy of Trusted Types.
 */
export function Picture({ art: [side, marks] }: { readonly art: Art }) {
  const scope = useId();
  return <svg viewBox={`0 0 ${side} ${side}`}>{drawn(marks, scope)}</svg>;
}

/** Makes the ids of a picture unique, because two pictures of one shadow root may have the same. */
function drawn(marks: readonly Mark[], scope: string): readonly ReactElement[] {
  return marks.map(([tag, attributes, inner = []], key) => {
    const scoped = Object.entries(attributes).map(([name, value]) => [
      name,
      name === 'id' ? scope + value : value.replace('url(#', `url(#${scope}`),
    ]);
    return createElement(tag, { ...Object.fromEntries(scoped), key }, ...drawn(inner, scope));
  });
}
