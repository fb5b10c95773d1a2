import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import {
  ConnectButton,
  type LanguagePack,
  mountWidget,
  WidgetProvider,
} from '../../../../presentation-react/index';
import { ar } from '../../../../presentation-react/languages/ar/index';
import { de } from '../../../../presentation-react/languages/de/index';
import { ru } from '../../../../presentation-react/languages/ru/index';
import { deferred } from '../../../support/deferred';
import { cleanUp, control, find, inside, render, settle } from '../../../support/render';

afterEach(cleanUp);

const button = (): string | null => find(inside('connect-button'), 'button').textContent;
const heading = (): string | null => find(inside('modal'), 'h2').textContent;
const rootOf = (name: string): HTMLElement => find(inside(name), '.root');

/** `language`, whose texts do not come until `arrived`. */
function slow(language: LanguagePack, arrived: Promise<void>): LanguagePack {
  const load: LanguagePack['load'] = async (...asked) => {
    await arrived;
    return language.load(...asked);
  };
  return { ...language, load };
}

interface Site {
  readonly widget: FakeWidget;
  readonly language?: LanguagePack;
  readonly messages?: { readonly connectTitle?: string; readonly lang?: string };
}

function Site(props: Site) {
  return (
    <WidgetProvider {...props}>
      <ConnectButton />
    </WidgetProvider>
  );
}

/** Shows a site whose language changes. */
async function showSite(language?: LanguagePack) {
  const widget = new FakeWidget();
  const target = document.body.appendChild(document.createElement('div'));
  let mounted: ReturnType<typeof mountWidget> | undefined;
  await settle(() => {
    mounted = mountWidget(widget, { target, ...(language && { language }) });
  });
  const speak = (next?: LanguagePack) => settle(() => mounted?.setLanguage(next));
  const stop = () => settle(() => mounted?.());
  return { widget, speak, stop };
}

describe('a language', () => {
  it('is that of the button at once, and of the modal with its first view', async () => {
    const widget = new FakeWidget();
    await render(<Site widget={widget} language={de} />);
    expect(button()).toBe('Wallet verbinden');
    expect(rootOf('connect-button').lang).toBe('de');

    await settle(() => widget.open());
    expect(heading()).toBe('Wallet verbinden');
    expect(rootOf('modal').lang).toBe('de');
    expect(find(inside('modal'), 'dialog').textContent).not.toMatch(/Connect|wallet\b/);
  });

  it('gives way to the words of the site, and takes their language for the direction', async () => {
    const widget = new FakeWidget();
    const messages = { connectTitle: 'Anmelden', lang: 'ar' };
    await render(<Site widget={widget} language={de} messages={messages} />);
    await settle(() => widget.open());

    expect(heading()).toBe('Anmelden');
    expect(rootOf('modal').dir).toBe('rtl');
    expect(button()).toBe('Wallet verbinden');
  });

  it('comes with the views that show it', async () => {
    const widget = new FakeWidget();
    await render(<Site widget={widget} language={de} />);
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'AllWallets' }));

    expect(heading()).toBe('Alle Wallets');
    expect(find(inside('modal'), 'input').getAttribute('aria-label')).toBe('Wallets suchen');
  });

  it('counts in its own plural forms: Russian has three', async () => {
    const widget = new FakeWidget({ projectId: 'test' });
    await render(<Site widget={widget} language={ru} />);
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'AllWallets' }));
    const counted: (string | null)[] = [];
    for (const total of [1, 2, 4, 5, 11, 12, 21, 22, 25, 111]) {
      const found = Array.from({ length: total }, (_, id) => ({
        id: `${id}`,
        name: `Wallet ${id}`,
      }));
      await settle(() =>
        widget.setFeature('wallets', {
          status: 'loaded',
          search: '',
          searched: '',
          wallets: found,
          total,
          deviceKind: 'desktop',
        }),
      );
      counted.push(find(inside('modal'), '[role="status"].visually-hidden').textContent);
    }

    expect(counted).toEqual([
      '1 кошелек',
      '2 кошелька',
      '4 кошелька',
      '5 кошельков',
      '11 кошельков',
      '12 кошельков',
      '21 кошелек',
      '22 кошелька',
      '25 кошельков',
      '111 кошельков',
    ]);
  });

  it('changes in an open modal, from English, to another, and back', async () => {
    const { widget, speak, stop } = await showSite();
    await settle(() => widget.open());
    expect([button(), heading()]).toEqual(['Connect wallet', 'Connect wallet']);

    await speak(ar);
    expect([button(), heading()]).toEqual(['ربط المحفظة', 'ربط المحفظة']);
    expect([rootOf('modal').dir, rootOf('connect-button').dir]).toEqual(['rtl', 'rtl']);
    await speak(de);
    expect([button(), heading()]).toEqual(['Wallet verbinden', 'Wallet verbinden']);
    expect(rootOf('modal').dir).toBe('ltr');
    await speak();
    expect([button(), heading()]).toEqual(['Connect wallet', 'Connect wallet']);
    await stop();
  });

  it('is not mixed with the one before it while its texts are on their way', async () => {
    const arrived = deferred<void>();
    const { widget, speak, stop } = await showSite(de);
    await settle(() => widget.open());

    await speak(slow(ar, arrived.promise));
    expect([button(), heading()]).toEqual(['Wallet verbinden', 'Wallet verbinden']);
    expect(rootOf('modal').lang).toBe('de');
    await settle(() => arrived.resolve(undefined));
    expect([button(), heading()]).toEqual(['ربط المحفظة', 'ربط المحفظة']);
    await stop();
  });

  it('is the last one that the site chose, whichever arrives last', async () => {
    const arrived = deferred<void>();
    const { speak, stop } = await showSite();

    await speak(slow(ar, arrived.promise));
    await speak(de);
    await settle(() => arrived.resolve(undefined));
    expect(button()).toBe('Wallet verbinden');
    await stop();
  });

  it('offers to try again where the texts of a view cannot be downloaded', async () => {
    let isOnline = true;
    const load: LanguagePack['load'] = async (...asked) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return de.load(...asked);
    };
    const widget = new FakeWidget();
    await render(<Site widget={widget} language={{ ...de, load }} />);
    await settle(() => widget.open());
    isOnline = false;
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'Networks' }));

    const again = control(inside('modal'), 'Erneut versuchen');
    expect(find(inside('modal'), '[role="alert"]').textContent).toContain('ließ sich nicht laden');
    isOnline = true;
    await settle(() => again.click());
    expect(inside('modal').querySelector('[role="alert"]')).toBeNull();
  });

  it('falls back to English for what it lacks', async () => {
    const whole = await de.load(new Set(['shell']));
    const english = {
      connectTitle: 'Connect wallet',
      gained: 'Gained',
      chains: { eip155: 'Ethereum' },
    };

    expect(whole.over(english)).toEqual({ ...english, connectTitle: 'Wallet verbinden' });
    const faults = { signInFaults: { declined: { headline: 'x', hint: 'y' }, gained: 'Gained' } };
    const { signInFaults } = (await de.load(new Set(['signIn']))).over(faults);
    expect(signInFaults.gained).toBe('Gained');
    expect(signInFaults.declined.headline).toBe('Sie haben nicht unterschrieben');
  });
});
