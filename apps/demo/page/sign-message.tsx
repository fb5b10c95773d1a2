import type { Eip1193Provider } from 'cleatkit';
import { useAccount, useProvider } from 'cleatkit/react';
import { useState } from 'react';

type Outcome =
  | { readonly status: 'idle' | 'asking' }
  | { readonly status: 'signed'; readonly signature: string; readonly signer: string }
  | { readonly status: 'failed'; readonly reason: string };

/** Requests a signature of a message through the wallet's own provider, and checks the signer. */
export function SignMessage() {
  const { address } = useAccount();
  const provider = useProvider();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  // The provider is of `eip155`, even when another namespace is active.
  if (!address?.startsWith('0x') || !provider) return null;

  const sign = async (): Promise<void> => {
    setOutcome({ status: 'asking' });
    setOutcome(await signedBy(provider, address));
  };
  return (
    <div className="sign">
      <button type="button" disabled={outcome.status === 'asking'} onClick={() => void sign()}>
        {outcome.status === 'asking' ? 'The wallet is asked…' : 'Sign a message'}
      </button>
      <div role="status">
        {outcome.status === 'signed' && <Signed {...outcome} />}
        {outcome.status === 'failed' && <p>Not signed: {outcome.reason}</p>}
      </div>
    </div>
  );
}

function Signed({ signature, signer }: { readonly signature: string; readonly signer: string }) {
  return (
    <dl className="facts">
      <div>
        <dt>Verified: signed by</dt>
        <dd>
          <code>{signer}</code>
        </dd>
      </div>
      <div>
        <dt>Signature</dt>
        <dd>
          <code>{signature}</code>
        </dd>
      </div>
    </dl>
  );
}

async function signedBy(provider: Eip1193Provider, address: string): Promise<Outcome> {
  const message = `Cleat demo, ${new Date().toISOString()}`;
  try {
    const signature = await provider.request({
      method: 'personal_sign',
      params: [hexOf(message), address],
    });
    const { signerOf } = await import('./signer-of');
    const signer = await signerOf(message, String(signature));
    if (signer.toLowerCase() !== address.toLowerCase()) {
      return { status: 'failed', reason: `the signature is of ${signer}` };
    }
    return { status: 'signed', signature: String(signature), signer };
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return isError ? String(error.message) : String(error);
}

function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
