import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutDefence } from '../../../../tests/support/without-defence';
import type { Plan } from '../../src/domain/readings/reading';
import { ApprovalView } from '../../src/views/approval-view';
import { hostileRequests } from '../plans/hostile-requests';
import * as wallet from '../plans/plan-world';

/** What cannot be seen, what turns text around, what draws over it, and what begins a line. */
const texts: Readonly<Record<string, string>> = {
  'a mark of direction': 'pay \u202E000,1 to Bob',
  'an isolate': 'pay \u2066000,1\u2069',
  'a blank without width': 'pay\u200B me',
  'a joiner without a picture': 'pay\u200D me',
  'a filler': 'pay\u3164me',
  'a halfwidth filler': 'pay\uFFA0me',
  'a blank of Braille': 'pay\u2800me',
  'a soft hyphen': 'pay\u00ADme',
  'a tag': 'pay\u{E0041}me',
  'a mark without a shape': 'pay\u034Fme',
  'a null note': 'pay\u{1D159}me',
  'a control': 'pay\u0007me',
  'a return': 'pay\rme',
  'a line separator': 'pay\u2028Amount: 0',
  'marks upon marks': `pay${'\u0336\u0489'.repeat(20)}me`,
  'a private character': 'pay\uE000me',
  'a lone surrogate': 'pay\uD800me',
  'line breaks': 'Shop\n\n\nAmount: 0.01 USDC',
  'line breaks of another kind': 'Shop\r\n\r\nAmount: 0.01 USDC',
};
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]|\p{M}{4,}/u;
const requests = hostileRequests(wallet.accounts);
const noPress = (): void => undefined;

/** What the page draws of a plan. */
function drawn({ account, reading }: Plan): string {
  return renderToStaticMarkup(
    createElement(ApprovalView, {
      screen: {
        kind: 'approval',
        site: wallet.SITE,
        network: 'Ethereum',
        account,
        reading,
        waiting: 0,
        isBusy: false,
        approve: noPress,
        decline: noPress,
      },
    }),
  );
}

/** What is wrong with what the page draws: a character that is not seen, or a line that begins as the wallet's do. */
function faultsOf(markup: string): readonly string[] {
  const quoted = /<dd class="quoted">[^<]*<\/dd>|<pre>[^<]*<\/pre>/g;
  const seen = markup.replace(/\r?\n|\t/g, '');
  return [
    ...(HIDDEN.test(seen) ? ['hidden'] : []),
    ...(/\n|\r|\t/.test(markup.replace(quoted, '')) ? ['line'] : []),
  ];
}

async function shown(of: typeof wallet, name: string, text: string): Promise<string | undefined> {
  const plan = await requests[name]?.(text, of.planFor).catch(() => undefined);
  return plan && drawn(plan);
}

describe('a text that a request brings', () => {
  it.each(Object.keys(requests))('[E1.i] hides nothing where it is %s', async (name) => {
    for (const [kind, text] of Object.entries(texts)) {
      const markup = await shown(wallet, name, text);
      expect([kind, markup === undefined ? [] : faultsOf(markup)]).toEqual([kind, []]);
    }
    // The same request with a text that hides nothing is shown.
    const honest = /^the name of a (?:field|type)/.test(name) ? 'Pay' : 'Pay 1 € to Zoë 👩‍💻';
    expect(await shown(wallet, name, honest)).toBeDefined();
  });

  it('[E1.i] needs a second step where a part of it cannot be seen', async () => {
    for (const name of ['a value of typed data', 'a message of Bitcoin', 'the name of a domain']) {
      const plan = await requests[name]?.('pay \u202Eevil', wallet.planFor);
      expect([name, plan?.reading.isUnderstood]).toEqual([name, false]);
      expect(plan?.reading.warnings).toContain('hidden');
      expect(JSON.stringify(plan?.reading.steps)).toContain('\\\\u{202e}');
    }
  });

  it('[E1.i control] hides and turns where texts are drawn as they are', async () => {
    const naive = await withoutDefence<typeof wallet>(
      'apps/wallet-frame/tests/plans/plan-world.ts',
      {
        file: 'apps/wallet-frame/src/domain/plans/plan-of.ts',
        find: 'drawnReading(plan.reading)',
        put: 'plan.reading',
      },
    );
    const faults = async (name: string, text = ''): Promise<readonly string[]> =>
      faultsOf((await shown(naive, name, text)) ?? '');
    expect(await faults('a value of typed data', texts['a mark of direction'])).toEqual(['hidden']);
    expect(await faults('the name of a domain', texts['line breaks'])).toEqual(['line']);
  });
});
