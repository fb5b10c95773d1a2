/** The metadata of an NFT. */
interface PrintToken {
  readonly name: string;
  readonly description: string;
  readonly image: string;
}

/** The prints that the test wallet has from the start, by the chain. */
export const printTokens: Readonly<Record<number, readonly PrintToken[]>> = {
  1: [
    printToken(
      'Harbour light',
      '<path d="M150 60v240M110 300h80" stroke="#22375c" stroke-width="26"/><circle cx="150" cy="80" r="38" fill="#e0a638"/>',
    ),
    printToken(
      'Low tide',
      '<circle cx="150" cy="130" r="80" fill="#d9533a"/><path d="M0 220q37-40 75 0t75 0 75 0 75 0" fill="none" stroke="#2f8a80" stroke-width="22"/>',
    ),
  ],
  42161: [
    printToken(
      'Night watch',
      '<rect width="300" height="360" fill="#22375c"/><circle cx="220" cy="80" r="34" fill="#e0a638"/><path d="M150 110v150l80-20z" fill="#f1ead8"/>',
    ),
  ],
};

/** The postcards that any account may take. */
export const postcardTokens: readonly PrintToken[] = [
  {
    ...printToken(
      'Pier',
      '<path d="M0 250h300" stroke="#2f8a80" stroke-width="60"/><path d="M60 250V150h180v100M120 150v100M180 150v100" fill="none" stroke="#22375c" stroke-width="16"/>',
    ),
    name: 'Postcard: the pier',
  },
  {
    ...printToken(
      'Buoy',
      '<path d="M0 250h300" stroke="#2f8a80" stroke-width="60"/><path d="M105 250l25-120h40l25 120z" fill="#d9533a"/><circle cx="150" cy="105" r="22" fill="#e0a638"/>',
    ),
    name: 'Postcard: the buoy',
  },
];

/** As the URI of a token. */
export function tokenUri(token: PrintToken): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(token))}`;
}

function printToken(title: string, inks: string): PrintToken {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><rect width="300" height="360" fill="#f1ead8"/>${inks}</svg>`;
  return {
    name: `${title}, 1 of 50`,
    description: 'Of the shop Tidemark. It exists on this machine alone.',
    image: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  };
}
