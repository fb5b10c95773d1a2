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
    eoa: 'Use your basic account',
    smartAccount: 'Use your smart account',
  },
  typeNotSwitched: 'The account was not switched. Try again.',
  smartAccountDeployed: 'You’re on your smart account.',
  smartAccountNotDeployed:
    'You’re on your smart account. It’s set up with your first transaction. It can already receive.',
  smartAccountElsewhere: 'Smart accounts don’t work on this network. You’re on your basic account.',
  smartAccountOwnAddress:
    'Your smart and basic accounts have different addresses. Tokens stay where they are.',
};
