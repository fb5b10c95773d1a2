/** Things to try in the demo, and links to its other pages. */
export function WhatToTry() {
  return (
    <section className="panel" aria-labelledby="what-to-try">
      <h1 id="what-to-try">What to try</h1>
      <ol>
        <li>
          Press <b>Connect Wallet</b> and choose <b>Cleat Test Wallet</b>: it is on Ethereum and on
          Solana, so it is asked for one of them. It asks in a window of its own: decline, try
          again, approve.
        </li>
        <li>
          Open the account, then its wallets: connect <b>Bitcoin</b> and <b>Polkadot</b> beside it,
          each with a wallet of its own. One press moves between them; leaving one leaves the
          others.
        </li>
        <li>
          Switch the network. The wallet is asked, and the balance of the other chain appears.
        </li>
        <li>Open the account: copy the address, look at it on the explorer, disconnect.</li>
        <li>Load the page again at any point. It comes back as it was.</li>
        <li>Sign a message with the provider of a wallet on Ethereum, here on the page.</li>
      </ol>
      <h2>And with the button of the test wallet</h2>
      <ul>
        <li>Lock the wallet before you connect, then unlock it.</li>
        <li>Let it take its time, never answer, or say yes and do nothing.</li>
        <li>
          Change account or network in the wallet, go to a network this page lacks, disconnect.
        </li>
        <li>Turn it off, as an extension can be. Let it announce itself late. Add a second one.</li>
      </ul>
      <h2>And with the phone</h2>
      <ol>
        <li>
          Open <a href="/phone.html">the phone</a> in a second tab: a wallet on the other side of a
          WalletConnect relay.
        </li>
        <li>
          Press <b>Connect Wallet</b>, choose <b>WalletConnect</b>, then <b>Copy link</b>. Paste the
          link in the phone, and approve or decline there.
        </li>
        <li>Change account or network on the phone, sign here, disconnect on either side.</li>
      </ol>
      <p>A wallet extension of this browser is listed too, and works the same way.</p>
    </section>
  );
}
