/** A spark around the origin. */
const SPARK = 'M0-9c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9Z';
const sparks = ['translate(62 51)', 'translate(92 139.4)scale(.6)', 'translate(224 32.3)scale(.7)'];

/** A wallet with a card in it, a coin, a key and a check: drawn here, in the colours of the theme. */
export function WalletArt() {
  return (
    <svg className="wallet-art" viewBox="0 0 320 168" aria-hidden="true" focusable="false">
      <rect className="art-ground" width="320" height="168" rx="22" />
      <g className="art-rings" fill="none">
        <ellipse cx="160" cy="92" rx="92" ry="52" />
        <ellipse cx="160" cy="88" rx="140" ry="68" />
      </g>

      <g transform="rotate(-6 160 66)">
        <rect className="art-card" x="116" y="30" width="88" height="62" rx="10" />
        <path className="art-lines" d="M128 46h34M128 56h22" />
        <circle className="art-mark" cx="188" cy="47" r="6" />
      </g>
      <path className="art-flap" d="M100 74a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v14H100Z" />
      <rect className="art-body" x="96" y="70" width="128" height="72" rx="16" />
      <path
        className="art-stitch"
        fill="none"
        d="M112 78h96a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8V86a8 8 0 0 1 8-8Z"
      />
      <path
        className="art-clasp"
        d="M198 92h28a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-28a14 14 0 0 1 0-28Z"
      />
      <circle className="art-button" cx="201" cy="106" r="5" />

      <g transform="rotate(10 54 112)">
        <circle className="art-coin" cx="54" cy="112" r="20" />
        <path className="art-gem" d="m54 99 8 13-8 5-8-5Z" />
        <path className="art-gem" d="m46 115 8 10 8-10-8 5Z" />
      </g>

      <g className="art-key" fill="none" transform="rotate(-32 262 60)">
        <circle cx="248" cy="60" r="11" />
        <path d="M259 60h30m-8 0v9m8-9v7" />
      </g>

      <circle className="art-seal" cx="270" cy="126" r="15" />
      <path className="art-check" fill="none" d="m263 126.5 5 5 9-10" />

      {sparks.map((place) => (
        <path key={place} className="art-spark" d={SPARK} transform={place} />
      ))}
    </svg>
  );
}
