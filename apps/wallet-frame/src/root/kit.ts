import { accountsOf } from '../domain/accounts/accounts';
import { wordsOf } from '../domain/accounts/entropy';
import { KeyError } from '../domain/bytes/key-error';
import { recordOf } from '../domain/bytes/untrusted';
import { DARK, startTheme } from '../adapters/browser/theme';
import { kitWords } from '../domain/texts/kit-words';
import { speak, spokenLanguage } from '../domain/texts/spoken';
import { directionOf, languageFor } from '../../../../domain/language/language';
import { openKit } from '../domain/vault/kit';

const { kit: texts } = kitWords;

/** What the kit gives its owner. */
interface Opened {
  readonly words: string;
  readonly addresses: readonly (readonly [string, string])[];
}

/** The page of an offline kit: it opens from a disk, and asks nothing of any server. */
function start(): void {
  const root = document.documentElement;
  startTheme({ root, system: matchMedia(DARK) });
  speakAsSaved();
  root.lang = spokenLanguage();
  root.dir = directionOf(spokenLanguage());
  document.title = texts.title;
  const file: unknown = JSON.parse(document.querySelector('#kit')?.textContent ?? '');
  const card = made('main', { className: 'card' });
  document.querySelector('#frame')?.append(card);
  const words = made('textarea', { id: 'words', rows: 3, autocomplete: 'off', spellcheck: false });
  const button = made('button', { className: 'action', textContent: texts.open });
  button.dataset['kind'] = 'primary';
  const problem = made('p', { className: 'problem', role: 'alert' });
  const label = made('label', { htmlFor: words.id, textContent: texts.words });
  const form = made('form', {});
  form.append(label, words, button);
  const view = made('div', { className: 'view' });
  view.append(made('p', { className: 'say', textContent: texts.explain }), form, problem);
  card.append(headed(texts.title), view);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.textContent = '';
    button.textContent = texts.opening;
    button.disabled = true;
    // Stretching the words keeps the page busy, so the text is painted first.
    setTimeout(() => {
      void openKit(file, words.value, readFor).then(
        (opened) => card.replaceChildren(...shown(opened)),
        (error: unknown) => {
          const isWrong = error instanceof KeyError && error.code !== 'slot';
          problem.textContent = isWrong ? texts.wrong : texts.broken;
          button.textContent = texts.open;
          button.disabled = false;
        },
      );
    }, 50);
  });
}

/** Speaks the language in which the kit was made. English where the page does not say one. */
function speakAsSaved(): void {
  try {
    const saved: unknown = JSON.parse(document.querySelector('#texts')?.textContent ?? '');
    const { kit, language } = recordOf(saved);
    const own = languageFor(language);
    if (own) speak(own, { kit: { kit: recordOf(kit) } });
  } catch {
    // A page without texts has English ones.
  }
}

async function readFor(entropy: Uint8Array): Promise<Opened> {
  const { evm, solana } = await accountsOf(entropy);
  const addresses = [
    [texts.evm, evm.address],
    [texts.solana, solana.address],
  ] as const;
  return { words: wordsOf(entropy), addresses };
}

function shown({ addresses, words }: Opened): readonly HTMLElement[] {
  const list = made('ol', { className: 'words' });
  const all = words.split(' ');
  list.style.setProperty('--rows', `${Math.ceil(all.length / 2)}`);
  list.append(...all.map((word) => made('li', { textContent: word })));
  const facts = made('dl', { className: 'facts' });
  for (const [name, address] of addresses) {
    const pair = made('div', {});
    pair.append(made('dt', { textContent: name }), made('dd', { textContent: address }));
    facts.append(pair);
  }
  const view = made('div', { className: 'view' });
  view.append(made('p', { className: 'say', textContent: texts.use }), list, facts);
  return [headed(texts.openTitle), view];
}

function headed(title: string): HTMLElement {
  const header = made('div', { className: 'header' });
  header.append(made('h1', { className: 'title', textContent: title }));
  return header;
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

start();
