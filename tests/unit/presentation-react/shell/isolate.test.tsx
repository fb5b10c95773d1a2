import { afterEach, describe, expect, it } from '@jest/globals';
import { isolate } from '../../../../presentation-react/shell/isolate';

afterEach(() => document.body.replaceChildren());

/** A page with a modal in the shadow root of an element between others. */
function pageWithLayer(): HTMLElement {
  document.body.innerHTML =
    '<header></header><main><p></p><div id="host"></div><dialog></dialog></main><aside inert></aside>';
  const shadow = document.querySelector('#host')?.attachShadow({ mode: 'open' });
  if (!shadow) throw new Error('the page has no host');
  shadow.innerHTML = '<nav></nav><section><div id="layer"></div></section>';
  return shadow.querySelector('#layer') as HTMLElement;
}

const inertOnes = (layer: HTMLElement): readonly string[] =>
  [document, layer.getRootNode() as ShadowRoot].flatMap((root) =>
    [...root.querySelectorAll('[inert]')].map(({ localName }) => localName),
  );

describe('isolating a layer', () => {
  it('makes what is around it inert, through shadow roots, and nothing that it is in', () => {
    const layer = pageWithLayer();

    isolate(layer);

    expect(inertOnes(layer)).toEqual(['header', 'p', 'aside', 'nav']);
    expect(document.head.hasAttribute('inert')).toBe(false);
  });

  it('leaves a closed dialog of the page free, which may be opened above it', () => {
    isolate(pageWithLayer());
    expect(document.querySelector('dialog')?.hasAttribute('inert')).toBe(false);
  });

  it('is undone, except where the site had made something inert', () => {
    const layer = pageWithLayer();

    isolate(layer)();

    expect(inertOnes(layer)).toEqual(['aside']);
  });
});
