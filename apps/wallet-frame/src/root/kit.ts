import { accountsOf } from '../domain/accounts/accounts';
import { wordsOf } from '../domain/accounts/entropy';
import { KeyError } from '../domain/bytes/key-error';
import { DARK, startTheme } from '../adapters/browser/theme';
import { english } from '../domain/texts/english';
import { openKit } from '../domain/vault/kit';

const { kit: texts } = english;

/** What the kit gives its owner. */
interface Opened {
  readonly words: string;
  readonly addresses: readonly (readonly [string, string])[];
}

/** The page of an offline kit: it opens from a disk, and asks nothing of any server. */
function start(): void {
  startTheme(document.documentElement, matchMedia(DARK));
  const file: unknown = JSON.parse(document.querySelector('#kit')?.textContent ?? '');
  const card = made('main', { className: 'card' });
  document.querySelector('#frame')?.append(card);
  const words = made('textarea', { id: 'words', rows: 3, autocomplete: 'off', spellcheck: false });
  const button = made('button', { className: 'main', textContent: texts.open });
  const problem = made('p', { className: 'problem', role: 'alert' });
  const label = made('label', { htmlFor: words.id, textContent: texts.words });
  const form = made('form', {});
  form.append(label, words, button);
  card.append(
    made('h1', { textContent: texts.title }),
    made('p', { textContent: texts.explain }),
    form,
    problem,
  );
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
  list.append(...words.split(' ').map((word) => made('li', { textContent: word })));
  const facts = made('dl', { className: 'facts' });
  for (const [name, address] of addresses) {
    const pair = made('div', {});
    pair.append(made('dt', { textContent: name }), made('dd', { textContent: address }));
    facts.append(pair);
  }
  return [
    made('h1', { textContent: texts.openTitle }),
    made('p', { textContent: texts.use }),
    list,
    facts,
  ];
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

start();
