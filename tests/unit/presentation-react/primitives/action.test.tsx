import { afterEach, describe, expect, it } from '@jest/globals';
import { LinkAction } from '../../../../presentation-react/primitives/action';
import { cleanUp, find, render } from '../../../support/render';

afterEach(cleanUp);

function show(href: string | undefined) {
  return render(
    <LinkAction kind="primary" href={href}>
      Get it
    </LinkAction>,
  );
}

describe('LinkAction', () => {
  it('opens elsewhere, and the linked page learns nothing about this one', async () => {
    const { page } = await show('https://rabby.io');
    expect(find(page, 'a').getAttribute('href')).toBe('https://rabby.io');
    expect(find(page, 'a').getAttribute('rel')).toBe('noopener noreferrer');
    expect(find(page, 'a').getAttribute('target')).toBe('_blank');
  });

  it.each([undefined, 'javascript:alert(1)', 'data:text/html,x', '/relative'])(
    'renders nothing for %j',
    async (href) => {
      const { page } = await show(href);
      expect(page.innerHTML).toBe('');
    },
  );
});
