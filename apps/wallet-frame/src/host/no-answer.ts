import { HostRefusal } from '../channel/serve-host';
import { rpcCodes } from './rpc-codes';

/** A server has not answered: it may have what it was sent. */
export class NoAnswer extends HostRefusal {
  constructor() {
    super('The network cannot be reached', rpcCodes.internal);
  }
}
