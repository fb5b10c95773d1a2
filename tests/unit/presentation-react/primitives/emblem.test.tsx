import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureBooks } from '../../../../presentation-react/pictures/books';
import { Emblem } from '../../../../presentation-react/primitives/emblem';
import { someImage } from '../../../../apps/gallery/fake-widget';
import { cleanUp, find, render, settle } from '../../../support/render';

// Their first import compiles them, which takes longer than any test should wait.
beforeAll(() => Promise.all(Object.values(pictureBooks).map((book) => book.read('unknown'))));

afterEach(() => {
  jest.useRealTimers();
  return cleanUp();
});

function show(name: string, imageUrl?: string) {
  return render(<Emblem id={name} name={name} imageUrl={imageUrl} shape="wallet" />);
}

describe('Emblem', () => {
  it.each([someImage, 'https://img.example/a.png'])('shows %s without a referrer', async (url) => {
    const { page } = await show('Rabby', url);
    const image = find(page, 'img');
    expect(image.getAttribute('src')).toBe(url);
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(image.getAttribute('alt')).toBe('');
  });

  it.each([
    'http://img.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    '//img.example/a.png',
    '',
  ])('never loads %j', async (url) => {
    const { page } = await show('Rabby', url);
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toBe('R');
  });

  it('[R9.1] shows the initials after two seconds without the image, and the image once it has loaded', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { page } = await show('Trust Wallet', 'https://img.example/slow.png');
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(page.textContent).toBe('');

    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(page.textContent).toBe('TW');
    expect(find(page, 'img').dataset['loaded']).toBe('false');

    await settle(() => find(page, 'img').dispatchEvent(new Event('load')));
    expect(page.textContent).toBe('');
    expect(find(page, 'img').dataset['loaded']).toBe('true');
  });

  it('falls back to initials when the image does not load, and tries another image again', async () => {
    const { page } = await show('Trust Wallet', someImage);
    await settle(() => find(page, 'img').dispatchEvent(new Event('error')));
    expect(page.textContent).toBe('TW');
  });

  it.each([
    ['MetaMask', 'M'],
    ['coinbase wallet app', 'CW'],
    ['🦊 Fox', '🦊F'],
    ['', ''],
  ])('shortens %j to the initials %j', async (name, initials) => {
    const { page } = await show(name);
    expect(page.textContent).toBe(initials);
  });

  it.each([
    ['wallet', 'io.metamask', 'MetaMask'],
    ['network', 'eip155:1', 'Ethereum'],
  ] as const)('shows the built-in picture of a known %s', async (shape, id, name) => {
    const { page } = await render(<Emblem id={id} name={name} shape={shape} />);
    expect(page.querySelectorAll('svg > *').length).toBeGreaterThan(0);
    expect(page.textContent).toBe('');
    expect(find(page, '.emblem').style.background).toBe('');
  });

  it('prefers what the wallet itself gives, and falls back to the built-in picture', async () => {
    const { page } = await render(
      <Emblem id="io.metamask" name="MetaMask" imageUrl={someImage} shape="wallet" />,
    );
    expect(find(page, 'img').getAttribute('src')).toBe(someImage);
    expect(page.querySelector('svg')).toBeNull();

    await settle(() => find(page, 'img').dispatchEvent(new Event('error')));
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('svg')).not.toBeNull();
    expect(page.textContent).toBe('');
  });

  it('gives no picture for a name, nor to one of two wallets that claim one identity', async () => {
    const { page } = await render(
      <>
        <Emblem id="app.stranger" name="MetaMask" shape="wallet" />
        <Emblem id="io.metamask" name="MetaMask" isDuplicate shape="wallet" />
        <Emblem id="eip155:1" name="MetaMask" shape="wallet" />
      </>,
    );
    expect(page.querySelector('svg')).toBeNull();
    expect(page.textContent).toBe('MMM');
    // The styles of a button set the letters where a text begins.
    expect(find(page, '.emblem').style.textAlign).toBe('center');
  });

  it('writes white initials on hues that each have a contrast of 4.5 to 1', () => {
    const grounds = Array.from({ length: 4000 }, (_, id) => {
      const markup = renderToStaticMarkup(<Emblem id={`${id}`} name="A B" shape="wallet" />);
      const [, ...numbers] = /background:oklch\((\d+)% ([\d.]+) (\d+)\)/.exec(markup) ?? [];
      return numbers.map(Number);
    });

    expect(new Set(grounds.map(([, , hue]) => hue)).size).toBe(360);
    for (const [lightness = 0, chroma = 0, hue = 0] of grounds) {
      // Screens that cannot show a colour take a paler one of its hue, or cut its channels off.
      for (const share of [1, 0.75, 0.5, 0.25, 0]) {
        const luminances = luminancesOf(lightness / 100, chroma * share, hue);
        expect(1.05 / (Math.max(...luminances) + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

/** The relative luminance of an `oklch()` colour as it is, and with its channels of sRGB cut off. */
function luminancesOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const whole = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const cut = whole.map((channel) => Math.min(Math.max(channel, 0), 1));
  return [whole, cut].map(
    ([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue,
  );
}
