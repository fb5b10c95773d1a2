/** An event of each kind is sent to the operator's receivers that have chosen it. */
export const eventTypes = [
  'deletion.changed',
  'login.done',
  'operation.sponsored',
  'purchase.begun',
  'wallet.made',
  'way.changed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** What a visitor opens the wallet with, or logs in by. */
export type Way = 'device' | 'email' | 'login' | 'passkey' | 'phrase';

/**
 * What has happened, for the operator's other systems. Of the visitor it has the account alone, of which a hash leaves: no mail
 * address, no IP address, no address or transaction of a chain.
 */
export type ServiceEvent =
  | {
      readonly type: 'wallet.made';
      readonly account: string;

      /** Whether it took the place of one whose ways in are lost. */
      readonly isRenewed: boolean;
    }
  | {
      readonly type: 'login.done';
      readonly account: string;

      /** The origin of the site. */
      readonly site: string;
      readonly isNewDevice: boolean;
    }
  | {
      readonly type: 'way.changed';
      readonly account: string;
      readonly way: Way;
      readonly change: 'added' | 'removed' | 'replaced';
    }
  | {
      /** A purchase has no account: a visitor buys without a login. */
      readonly type: 'purchase.begun';
      readonly provider: string;

      /** What the provider knows the purchase by. */
      readonly reference: string;
    }
  | {
      readonly type: 'operation.sponsored';
      readonly account: string;
      readonly site: string;

      /** As CAIP-2 writes it. */
      readonly network: string;
    }
  | {
      readonly type: 'deletion.changed';
      readonly account: string;
      readonly step: 'asked' | 'done' | 'stopped';
    };
