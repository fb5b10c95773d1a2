/** The texts about the account types of a wallet. */
export interface SmartAccountMessages {
  readonly switchToType: Readonly<Record<'eoa' | 'smartAccount', string>>;
  readonly typeNotSwitched: string;
  readonly smartAccountDeployed: string;
  readonly smartAccountNotDeployed: string;
  readonly smartAccountElsewhere: string;
  readonly smartAccountOwnAddress: string;
}

export const smartAccountMessages: SmartAccountMessages = {
  switchToType: {
    eoa: 'Switch to your EOA',
    smartAccount: 'Switch to your Smart Account',
  },
  typeNotSwitched: 'The account was not switched. Try again.',
  smartAccountDeployed: 'This is your smart account. It is set up on this network.',
  smartAccountNotDeployed:
    'This is your smart account. Its first transaction sets it up on this network. It can receive before that.',
  smartAccountElsewhere:
    'Smart accounts do not work on this network. The account of your key (EOA) is in use.',
  smartAccountOwnAddress:
    'Your smart account and your EOA have different addresses. Tokens stay at the address that they are on.',
};
