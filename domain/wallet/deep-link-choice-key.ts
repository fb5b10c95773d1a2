/** The storage key of a visitor's choice of app. It has no prefix of ours, because other clients of the protocol read it too. */
export const DEEP_LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE';
