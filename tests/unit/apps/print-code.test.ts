import { describe, expect, it } from '@jest/globals';
import { type Choices, defaultChoices } from '../../../apps/demo/playground/choices';
import { printCode } from '../../../apps/demo/playground/print-code';
import { offeredSwitches } from '../../../apps/demo/playground/switches';

const ground = {
  running: ['ethereum', 'arbitrum', 'solana'],
  offered: offeredSwitches({ relayUrl: 'wss://relay.example' }),
} as const;

const react = (part: Partial<Choices> = {}): string =>
  printCode('react', { ...defaultChoices, ...part }, ground);

describe('the code that the playground prints', () => {
  it('is what the README begins with, where nothing is chosen but the networks', () => {
    expect(react({ switched: ['pairing', 'nfts'] }))
      .toBe(`import { arbitrum, createWidget, ethereum } from 'cleatkit';
import { solana } from 'cleatkit/networks';
import { ConnectButton, NetworkButton, WidgetProvider } from 'cleatkit/react';

const widget = createWidget({
  networks: [ethereum, arbitrum, solana],
});

export function App() {
  return (
    <WidgetProvider widget={widget}>
      <NetworkButton />
      <ConnectButton />
    </WidgetProvider>
  );
}
`);
  });

  it('has the theme, the networks and the features that the visitor chose', () => {
    const code = react({
      mode: 'dark',
      preset: 'mint',
      accent: '#b3401a',
      networksOff: ['solana', 'ethereum'],
      switched: ['nfts', 'allWallets', 'networkSwitch'],
    });

    expect(code).toContain("import { arbitrum, createWidget } from 'cleatkit';\nimport { Con");
    expect(code).toContain(`  networks: [arbitrum],
  projectId: 'YOUR_PROJECT_ID', // WalletConnect's, or \`relayUrl\`: a relay of your own
  themeMode: 'dark',
  themePreset: 'mint',
  themeVariables: {
    accent: '#b3401a',
  },
  features: {
    allWallets: false,
  },
  enableNetworkSwitch: false,
});`);
  });

  it('has the language and the direction that the visitor chose', () => {
    const german = react({ language: 'de' });
    expect(german).toContain("import { de } from 'cleatkit/languages/de';\n");
    expect(german).toContain('<WidgetProvider widget={widget} language={de}>');
    expect(react({ direction: 'rtl' })).toContain("widget={widget} messages={{ lang: 'ar' }}>");
  });

  it('has what runs beside the demo, until the visitor switches it off', () => {
    const all = printCode('react', defaultChoices);
    expect(all).toContain("import { createSignIn } from 'cleatkit/sign-in';");
    expect(all).toContain(
      '  siwx: createSignIn({ required: false }), // its server is `cleatkit/server`\n',
    );
    expect(all).toContain("prices: 'uniswap',");

    const none = printCode('react', { ...defaultChoices, switched: ['signIn', 'prices'] });
    expect(none).not.toMatch(/createSignIn|prices/);
  });

  it('has no view of ours where the site draws its own', () => {
    const code = printCode('headless', { ...defaultChoices, layout: 'panel', preset: 'mono' });

    expect(code).not.toMatch(/cleatkit\/react|theme|enableEmbedded/);
    expect(code).toContain('networks: [ethereum, arbitrum, solana, bitcoin, polkadot],');
  });
});
