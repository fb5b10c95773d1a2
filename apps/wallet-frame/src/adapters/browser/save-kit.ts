/** Where the kit's own data go in its page. */
export const KIT_PLACEHOLDER = '<!-- kit -->';

const FILE_NAME = 'wallet-kit.html';

/**
 * Saves the page of an offline kit with the kit in it. The browser of a later day opens it from a disk, without this
 * origin.
 */
export async function saveKit(path: string, kit: object): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new TypeError('The page of the kit is not there');
  const data = JSON.stringify(kit).replaceAll('<', String.raw`\u003c`);
  const page = (await answer.text()).replace(KIT_PLACEHOLDER, () => data);
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
