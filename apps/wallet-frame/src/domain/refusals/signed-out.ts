import { HostRefusal } from './host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import { sayProblem } from '../texts/say-problem';

/** The session of this browser was ended elsewhere: nothing of what was asked is done. */
export class SignedOut extends HostRefusal {
  constructor() {
    super(sayProblem({ code: 'signedOut' }), rpcCodes.unauthorized);
  }
}
