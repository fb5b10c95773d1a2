import { HostRefusal } from './host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

/** The browser opens no window here for what the wallet does in one only. */
export class WindowBlocked extends HostRefusal {
  constructor(message: string) {
    super(message, rpcCodes.userRejected);
  }
}
