import { directionOf, languageOf } from '../../../../domain/language/language';
import { DARK, startTheme } from '../adapters/browser/theme';
import { acceptHost, namedSite } from '../adapters/channel/accept-host';
import { refuseAll } from '../adapters/channel/refuse-all';
import { serveHost } from '../adapters/channel/serve-host';
import { recordOf, textIn } from '../domain/bytes/untrusted';

/**
 * The page that a frozen site has in place of the wallet: it answers what the site asks with the sentence that the visitor reads. It has
 * no storage, no keys and no server to ask; its policy allows none.
 */
async function start(): Promise<void> {
  const root = document.documentElement;
  startTheme({ root, system: matchMedia(DARK) });
  const sentences = recordOf(JSON.parse(document.querySelector('#sentences')?.textContent ?? ''));
  const own = languageOf(navigator.languages);
  [root.lang, root.dir] = [own, directionOf(own)];
  const card = document.createElement('main');
  card.className = 'card';
  card.textContent = textIn(sentences, own);
  document.querySelector('#frame')?.append(card);

  const site = namedSite(window);
  const { port } = await acceptHost({ window, origins: site === undefined ? [] : [site] });
  const answer = refuseAll({
    // An operator may have thawed the site since: a visitor then has the wallet.
    reload: () => setTimeout(() => location.reload()),
    say: (language) => textIn(sentences, language),
  });
  serveHost(port, answer);
}

void start();
