/** What the visitor has before them, how to have it, and where to read on. */
export function Introduction() {
  return (
    <section className="introduction" aria-label="What this is">
      <p>
        <b>Cleat</b> is a wallet widget for web3 sites: visitors connect, pay, swap and sign in on
        EVM chains, Solana, Bitcoin and Polkadot, and no vendor account is needed.
      </p>
      <p>
        <code>npm install cleatkit</code>{' '}
        <small>
          (on no registry yet: <code>npm run build</code> packs <code>cleatkit.tgz</code>, which
          installs the same way)
        </small>{' '}
        <a href="/docs/README.md">Documentation</a>
      </p>
    </section>
  );
}
