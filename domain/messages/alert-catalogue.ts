/** Alerts for developers about the widget's set-up. `short` is the specification's text. */
export const alertCatalogue = {
  APP_CONFIGURATION_INVALID: {
    short: 'Invalid App Configuration',
    long: 'A service refuses this site. Check that its domain is allowed for the project.',
  },
  EMBEDDED_WALLET_TIMEOUT: {
    short: 'Invalid App Configuration',
    long: 'The embedded wallet did not load in time. Check `authFrameUrl`, and that its service allows this domain: `cleat-service check` says what is wrong.',
  },
  NETWORK_NOT_FOUND: {
    short: 'Network Not Found',
    long: 'The network is missing from the `networks` option.',
  },
  PROJECT_ID_INVALID: {
    short: 'Invalid Project ID',
    long: 'The service does not know the value of the `projectId` option.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    short: 'Project ID Not Configured',
    long: 'Set the `projectId` option: WalletConnect’s relay, its hosted RPC and the embedded wallet need one.',
  },
  SESSION_EXPIRED: {
    short: 'Session Expired',
    long: 'The session is not valid any more. Check the clock of this device and connect again.',
  },
  SOCIALS_TIMEOUT: {
    short: 'Invalid App Configuration',
    long: 'The social login did not answer in time. Check that its service allows this domain.',
  },
} as const;

/** The name of one alert. */
export type AlertCode = keyof typeof alertCatalogue;
