import type { HostPage } from '../../ports/host-page';
import type { Notices } from './notices';

export interface CopyContractDeps {
  readonly hostPage: HostPage;
  readonly notices: Notices;
}

/** Copies the address of a contract, and shows whether that succeeded. Rejects where the browser refuses. */
export async function copyContract(
  { hostPage, notices }: CopyContractDeps,
  address: string,
): Promise<void> {
  try {
    await hostPage.copyText(address);
    notices.show('ADDRESS_COPIED');
  } catch (error) {
    notices.show('COPY_FAILED');
    throw error;
  }
}
