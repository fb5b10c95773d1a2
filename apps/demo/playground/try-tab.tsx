/** Things to try in the demo. */
export function TryTab() {
  return (
    <div className="prose">
      <ol>
        <li>
          Press <b>Connect Wallet</b> and choose <b>Cleat Test Wallet</b>: it is on Ethereum and on
          Solana, so it is asked for one of them. It asks in a window of its own: decline, try
          again, approve.
        </li>
        <li>
          Buy a print. The shop reads the fee from the chain, the wallet asks, and your balance is
          less by what you paid.
        </li>
        <li>
          Open the account, then its wallets: connect <b>Bitcoin</b> and <b>Polkadot</b> beside it,
          each with a wallet of its own. The prices follow the one in use.
        </li>
        <li>
          Switch the network. The wallet is asked, and the balance of the other chain appears.
        </li>
        <li>
          Log in by e-mail with an address that you invent: the mailbox is a page beside the demo.
          Press <b>Get test money</b> under the shop, then send it on all four kinds of chains.
        </li>
        <li>Load the page again at any point. It comes back as it was.</li>
        <li>Sign the guest book, on Ethereum. The page checks whose key signed.</li>
        <li>
          In the tab <b>Wallet</b>, lock the wallet, let it decline, take its time or never answer;
          move it to a network that this page lacks; turn it off.
        </li>
        <li>
          In the tab <b>Look</b>, choose the layout <b>Panel</b>: the widget stands in the page, and
          every look is live.
        </li>
      </ol>
      <p>
        With a phone: open <a href="/phone.html">the phone</a> in a second tab, a wallet on the
        other side of a WalletConnect relay. Press <b>Connect Wallet</b>, choose{' '}
        <b>WalletConnect</b>, then <b>Copy link</b>. Paste the link in the phone, and approve or
        decline there.
      </p>
      <p>A wallet extension of this browser is listed too, and works the same way.</p>
    </div>
  );
}
