/** The visitor's actions that the widget reports to a site, by their established names. */
export const trackedEventNames = [
  'MODAL_CREATED',
  'MODAL_OPEN',
  'MODAL_CLOSE',
  'CLICK_ALL_WALLETS',
  'CLICK_NETWORKS',
  'CLICK_TRANSACTIONS',
  'SELECT_WALLET',
  'CONNECT_SUCCESS',
  'CONNECT_ERROR',
  'USER_REJECTED',
  'DISCONNECT_SUCCESS',
  'SWITCH_NETWORK',
  'SEND_INITIATED',
  'SEND_SUCCESS',
  'SEND_ERROR',
  'SEND_REJECTED',
  'OPEN_SWAP',
  'SELECT_BUY_PROVIDER',
] as const;

/** The name of something that a visitor did. */
export type TrackedEventName = (typeof trackedEventNames)[number];

/** Something that a visitor did. Never holds an e-mail address, a key or a pairing URI. */
export interface TrackedEvent {
  /** What happened. */
  readonly event: TrackedEventName;
  /** About what. */
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
}

/** Whether the widget may report `event`: the creation of a widget is no action of a visitor. */
export function isTrackable({ event }: TrackedEvent): boolean {
  return event !== 'MODAL_CREATED';
}
