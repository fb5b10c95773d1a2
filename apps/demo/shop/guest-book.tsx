import type { Eip1193Provider } from 'cleatkit';
import { useAccount, useProvider } from 'cleatkit/react';
import { useState } from 'react';

type Outcome =
  | { readonly status: 'idle' | 'asking' }
  | { readonly status: 'signed'; readonly signature: string; readonly signer: string }
  | { readonly status: 'failed'; readonly reason: string };

/** Requests a signature of a line through the wallet's own provider, and checks the signer. */
export function GuestBook() {
  const { address } = useAccount('eip155');
  const provider = useProvider();
  const [line, setLine] = useState('Fair winds!');
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });

  const sign = async (on: Eip1193Provider, by: string): Promise<void> => {
    setOutcome({ status: 'asking' });
    setOutcome(await signedBy(on, by, line));
  };
  return (
    <section className="panel" aria-labelledby="guest-book">
      <h2 id="guest-book">Guest book</h2>
      <p>Sign a line with your wallet. A signature costs nothing and moves nothing.</p>
      <label className="field">
        Your line
        <input value={line} maxLength={80} onChange={({ target }) => setLine(target.value)} />
      </label>
      {address && provider ? (
        <button
          type="button"
          disabled={outcome.status === 'asking'}
          onClick={() => void sign(provider, address)}
        >
          {outcome.status === 'asking' ? 'The wallet is asked…' : 'Sign the guest book'}
        </button>
      ) : (
        <p className="note">For this, connect a wallet on Ethereum.</p>
      )}
      <div role="status" className="signed">
        {outcome.status === 'signed' && <Signed {...outcome} />}
        {outcome.status === 'failed' && <p>Not signed: {outcome.reason}</p>}
      </div>
    </section>
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

async function signedBy(
  provider: Eip1193Provider,
  address: string,
  line: string,
): Promise<Outcome> {
  const message = `${line}\n\nGuest book of Tidemark, ${new Date().toISOString()}`;
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
