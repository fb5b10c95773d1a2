import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ChainSigner } from '../../ports/chain-signer';
import type { WalletSession } from '../../ports/wallet-connector';

/** A signer, and the visitor behind the wallet of `session`. */
export interface SignerHarness {
  readonly signer: ChainSigner;
  readonly session: WalletSession;
  readonly account: CaipAddress;

  /** The visitor's answer to every request from now on. */
  readonly say: (answer: 'yes' | 'no' | 'nothing') => void;
  readonly isRight: (text: string, signature: string) => Promise<boolean>;
}

/** The contract of every {@link ChainSigner}. */
export function describeChainSigner(name: string, create: () => SignerHarness): void {
  describe(`${name} keeps the ChainSigner contract`, () => {
    it('[R7.11] has the wallet sign exactly the text', async () => {
      const { signer, session, account, say, isRight } = create();
      say('yes');

      const signature = await signer.signMessage('Grüße\n0x00', account, session);

      expect(await isRight('Grüße\n0x00', signature)).toBe(true);
      expect(await isRight('Grüße', signature)).toBe(false);
    });

    it('reports that the visitor declined', async () => {
      const { signer, session, account, say } = create();
      say('no');

      await expect(signer.signMessage('hello', account, session)).rejects.toMatchObject({
        code: 'RPC',
        context: { rpcCode: 4001 },
      });
    });

    it('ends at once with its signal', async () => {
      const { signer, session, account, say } = create();
      say('nothing');
      const controller = new AbortController();
      const reason = new WidgetError('ABORTED', {});
      const signing = signer.signMessage('hello', account, session, controller.signal);

      controller.abort(reason);

      await expect(signing).rejects.toBe(reason);
    });
  });
}
