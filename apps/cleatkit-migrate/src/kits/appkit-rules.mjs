/** The custom elements of AppKit, and the components in their place. */
export const elements = /** @type {Readonly<Record<string, string>>} */ ({
  'appkit-button': 'ConnectButton',
  'appkit-connect-button': 'ConnectButton',
  'appkit-account-button': 'AccountButton',
  'appkit-network-button': 'NetworkButton',
  'w3m-button': 'ConnectButton',
  'w3m-connect-button': 'ConnectButton',
  'w3m-account-button': 'AccountButton',
  'w3m-network-button': 'NetworkButton',
});

/** The hooks of AppKit. */
export const hooks = /** @type {Readonly<Record<string, import('../members.mjs').HookRule>>} */ ({
  useAppKit: {
    hooks: { modal: 'useModal()' },
    members: { open: ({ modal }) => `${modal}.open`, close: ({ modal }) => `${modal}.close` },
  },
  useAppKitAccount: {
    hooks: { account: 'useAccount($namespace)' },
    members: {
      address: ({ account }) => `${account}.address`,
      caipAddress: ({ account }) => `${account}.caipAddress`,
      status: ({ account }) => `${account}.status`,
      isConnected: ({ account }, source) => `${account}.status === ${source.quoted('connected')}`,
    },
    differs: { status: "it has no 'reconnecting': isRestoring says that" },
  },
  useAppKitNetwork: {
    hooks: { network: 'useNetwork()' },
    members: {
      chainId: ({ network }) => `${network}.network?.id`,
      caipNetwork: ({ network }) => `${network}.network`,
      caipNetworkId: ({ network }) => `${network}.network?.caipNetworkId`,
      switchNetwork: ({ network }, source) =>
        `async (to${source.isTyped ? ': { readonly id: number | string }' : ''}) => {
    const found = ${network}.networks.find(({ id }) => id === to.id)${source.semicolon}
    if (found) await ${network}.switchNetwork(found.caipNetworkId)${source.semicolon}
  }`,
    },
  },
  useAppKitState: {
    hooks: { modal: 'useModal()', network: 'useNetwork()' },
    members: {
      open: ({ modal }) => `${modal}.isOpen`,
      selectedNetworkId: ({ network }) => `${network}.network?.caipNetworkId`,
    },
  },
  useAppKitProvider: {
    hooks: { provider: 'useProvider()' },
    fault: (call) => {
      const [namespace] = call.getArguments();
      return namespace === undefined || /eip155/.test(namespace.getText())
        ? undefined
        : 'take the wallet of another chain with widget.provider(namespace): see docs/libraries.md';
    },
    members: { walletProvider: ({ provider }) => `${provider}` },
  },
  useAppKitTheme: {
    hooks: { widget: 'useWidget()' },
    members: {
      setThemeMode: ({ widget }, source) =>
        `(mode${source.isTyped ? ": 'light' | 'dark'" : ''}) => ${widget}.setTheme({ mode })`,
    },
  },
  useDisconnect: {
    hooks: { widget: 'useWidget()' },
    members: { disconnect: ({ widget }) => `() => ${widget}.disconnect()` },
  },
});
