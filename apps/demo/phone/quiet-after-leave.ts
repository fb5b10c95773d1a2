import type { WalletKit } from '@reown/walletkit';

/**
 * The SDK throws what a relay has not taken within a minute, also when the wallet has left by then, where nothing catches it.
 * Returns what says that the wallet leaves.
 */
export function quietAfterLeave({
  relayer,
}: Pick<Awaited<ReturnType<typeof WalletKit.init>>['core'], 'relayer'>): () => void {
  const { publisher } = relayer;
  const publish = publisher.publish.bind(publisher);
  let hasLeft = false;
  publisher.publish = async (...sent) => {
    try {
      await publish(...sent);
    } catch (error) {
      if (!hasLeft) throw error;
    }
  };
  return () => {
    hasLeft = true;
  };
}
