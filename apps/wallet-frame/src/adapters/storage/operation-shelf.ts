import { changeStored, stored } from './frame-storage';
import type { OperationShelf } from '../../domain/smart/operations/sent-operations';

/** The operations of one site in the frame's storage. */
export function operationShelf(site: string): OperationShelf {
  const name = `operations:${site}`;
  return { read: () => stored(name), change: (work) => changeStored(name, work) };
}
