import { afterEach, describe, expect, it } from '@jest/globals';
import type { Art } from '../../../../presentation-react/pictures/art';
import { Picture } from '../../../../presentation-react/pictures/picture';
import { cleanUp, find, render } from '../../../support/render';

afterEach(cleanUp);

const shaded: Art = [
  32,
  [
    ['path', { fill: 'url(#a)', fillRule: 'evenodd', d: 'M0 0h32v32H0z' }],
    ['defs', {}, [['linearGradient', { id: 'a' }, [['stop', { stopColor: '#f50' }]]]]],
  ],
];

describe('Picture', () => {
  it('draws the elements in their square, with the attributes of SVG', async () => {
    const { page } = await render(<Picture art={shaded} />);
    const svg = find(page, 'svg');

    expect(svg.getAttribute('viewBox')).toBe('0 0 32 32');
    expect(svg.firstElementChild?.getAttribute('fill-rule')).toBe('evenodd');
    expect(find(page, 'stop').getAttribute('stop-color')).toBe('#f50');
    expect(find(page, 'path').namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('gives each drawing ids of its own, so that one that goes takes no colour from another', async () => {
    const { page } = await render(
      <>
        <Picture art={shaded} />
        <Picture art={shaded} />
      </>,
    );
    const ids = [...page.querySelectorAll('linearGradient')].map(({ id }) => id);
    const fills = [...page.querySelectorAll('path')].map((path) => path.getAttribute('fill'));

    expect(new Set(ids).size).toBe(2);
    expect(fills).toEqual(ids.map((id) => `url(#${id})`));
  });
});
