/** The variables of what the operator pays for. */
export const sponsorVariables = {
  SPONSORS: {
    meaning:
      'The networks on which you pay for visitors, as JSON: [{"network":"eip155:8453","rpcUrl":"https://…","paymaster":"0x…"}], ' +
      'or with "outsideUrl" in the place of "paymaster"; of Solana with neither. Whom you pay for, and for what, is said by cleat-service sponsors.',
    isSecret: true,
  },
  SPONSOR_EVM_KEY: {
    meaning:
      'The secp256k1 key of a signer of your paymaster’s contract: 0x and 64 digits, or file: and the path of a file with them. It ' +
      'owns nothing: keep the owner’s key elsewhere.',
    isSecret: true,
  },
  SPONSOR_SOLANA_KEY: {
    meaning:
      'The key of the account that pays on Solana, as solana-keygen writes it or in base58, or file: and the path of a file with it. ' +
      'What the account has is what can be lost: keep days of fees there.',
    isSecret: true,
  },
} as const;
