/** The metadata of an NFT: of a print that its holder has bought. */
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

function printToken(title: string, inks: string): PrintToken {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><rect width="300" height="360" fill="#f1ead8"/>${inks}</svg>`;
  return {
    name: `${title}, 1 of 50`,
    description: 'A print of Tidemark. It exists on this machine alone.',
    image: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  };
}
