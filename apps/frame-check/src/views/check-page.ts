import { faultOf, type Field, readHead, type Typed } from '../domain/read-question';
import { detailsOf, headlineOf, isNewest, limits, type Verdict } from '../domain/verdict';
import { type Ask, checkFrame } from '../use-cases/check-frame';
import { keepSeen, lastSeen } from '../use-cases/seen-ends';

const fields: readonly Field[] = ['origin', 'log', 'key', 'seen'];

/** Connects the page's form to the check. `settings` are what the operator has filled in. */
export function connectPage(page: Document, settings: Partial<Typed>, ask: Ask): void {
  const find = (id: string): HTMLElement =>
    page.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  const inputs = fields.map((field) => [field, find(field) as HTMLInputElement] as const);
  const finding = find('finding');
  const compare = find('compare');
  list(find('limits'), limits);
  for (const [field, input] of inputs) {
    input.value = settings[field] ?? '';
    input.addEventListener('input', () => input.setCustomValidity(''));
  }

  const show = (
    headline: string,
    details: readonly string[],
    kind?: Verdict['kind'] | 'older',
  ): void => {
    find('headline').textContent = headline;
    list(find('details'), details);
    if (kind === undefined) delete finding.dataset['kind'];
    else finding.dataset['kind'] = kind;
  };

  let isWorking = false;
  const work = async (typed: Typed): Promise<void> => {
    const { key, origin, seen } = typed;
    const log = new URL(typed.log, page.baseURI).href;
    const heads = [readHead(seen), lastSeen(origin, key)].flatMap((head) => head ?? []);
    const verdict = await checkFrame({ origin, log, key, seen: heads }, ask);
    if ('head' in verdict) keepSeen(origin, key, verdict.head);
    const isOlder = verdict.kind === 'served' && !isNewest(verdict);
    show(headlineOf(verdict, origin), detailsOf(verdict), isOlder ? 'older' : verdict.kind);
  };

  find('question').addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWorking) return;
    for (const [field, input] of inputs) {
      input.setCustomValidity(faultOf(field, input.value, page.baseURI) ?? '');
      if (!input.reportValidity()) return;
    }
    const typed = Object.fromEntries(
      inputs.map(([field, input]) => [field, input.value.trim()]),
    ) as unknown as Typed;
    isWorking = true;
    compare.setAttribute('aria-disabled', 'true');
    show('Comparing …', []);
    void work(typed).finally(() => {
      isWorking = false;
      compare.removeAttribute('aria-disabled');
    });
  });
}

function list(element: HTMLElement, sentences: readonly string[]): void {
  const items = sentences.map((sentence) => {
    const item = element.ownerDocument.createElement('li');
    item.textContent = sentence;
    return item;
  });
  element.replaceChildren(...items);
}
