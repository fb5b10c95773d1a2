import { kitWords } from '../../domain/texts/kit-words';
import { spokenLanguage } from '../../domain/texts/spoken';

/** Where the kit's own data go in its page, and what the page says. */
const KIT_PLACEHOLDER = '<!-- kit -->';
const TEXTS_PLACEHOLDER = '<!-- texts -->';

const FILE_NAME = 'wallet-kit.html';

/**
 * Saves the page of an offline kit with the kit in it, in the language of this page. The browser of a later day opens it from a disk, without this
 * origin.
 */
export async function saveKit(path: string, kit: object): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new TypeError('The page of the kit is not there');
  const texts = { language: spokenLanguage(), kit: kitWords.kit };
  const page = (await answer.text())
    .replace(KIT_PLACEHOLDER, () => inPage(kit))
    .replace(TEXTS_PLACEHOLDER, () => inPage(texts));
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function inPage(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
