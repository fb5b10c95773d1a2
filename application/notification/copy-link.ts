import type { HostPage } from '../../ports/host-page';
import type { Notices } from './notices';

export interface CopyLinkDeps {
  readonly hostPage: HostPage;
  readonly notices: Notices;
}

/** Copies a link, where there is one, and shows whether that succeeded. */
export async function copyLink(
  { hostPage, notices }: CopyLinkDeps,
  link: string | undefined,
): Promise<void> {
  if (link === undefined) return;
  try {
    await hostPage.copyText(link);
    notices.show('LINK_COPIED');
  } catch {
    notices.show('COPY_FAILED');
  }
}
