import { changeStored, stored } from './frame-storage';
import type { OperationStore } from '../../domain/smart/operations/sent-operations';

/** The operations of one site in the frame's storage. */
export function operationStore(site: string): OperationStore {
  const name = `operations:${site}`;
  return { read: () => stored(name), change: (work) => changeStored(name, work) };
}
