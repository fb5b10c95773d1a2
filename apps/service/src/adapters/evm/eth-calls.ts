import type { ContractCalls, EthCall } from '../../ports/eth-calls';
import { ServiceError } from '../../domain/service-error';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { ProviderClient } from '../providers/provider-client';

/** The error code of Geth for a call that a contract refused; EIP-1474 leaves it open. */
const REVERTED = 3;
const MAX_ANSWER = 4096;

/** Calls of contracts at an operator's nodes. */
export class EthCalls implements ContractCalls {
  readonly #client: ProviderClient;

  constructor(client: ProviderClient) {
    this.#client = client;
  }

  /**
   * What the contract answers, in hexadecimal digits; `''` where it refuses.
   *
   * @throws {@link ServiceError} where the node cannot be used.
   */
  async call(url: string, call: EthCall): Promise<string> {
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] };
    return this.#client.call({ method: 'POST', url, headers: {}, body }, (answer) => {
      const result = printableText(answer, 'result', MAX_ANSWER);
      if (result !== undefined) return result;
      const error = fieldOf(answer, 'error');
      const isRefusal =
        fieldOf(error, 'code') === REVERTED ||
        /revert/i.test(printableText(error, 'message', 1024) ?? '');
      if (isRefusal) return '';
      throw new ServiceError('provider_answer');
    });
  }
}
