import { nodeOf } from '../adapters/nodes/ask-node';
import { askSponsor, type SponsorDeps } from '../adapters/service/ask-sponsor';
import { operatorAt } from '../adapters/nodes/ask-operator';
import { operationStore } from '../adapters/storage/operation-store';
import type { Networks } from '../domain/networks/networks';
import { Operations } from '../use-cases/operations/operations';

/** The operations of the visitor of `site`, which the frame's storage keeps. */
export function operationsOf(
  networks: Pick<Networks, 'find'>,
  site: string,
  sponsor: SponsorDeps,
): Operations {
  return new Operations({
    ask: operatorAt,
    askService: askSponsor(sponsor),
    networks,
    nodeOf,
    store: operationStore(site),
  });
}
