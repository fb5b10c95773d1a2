import { HostRefusal } from './host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

/** A server has not answered: it may have what it was sent. */
export class NoAnswer extends HostRefusal {
  constructor() {
    super('The network cannot be reached', rpcCodes.internalError);
  }
}
