/** What a reader of the screen reads beside the texts themselves. */
const READ = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

const textsBy = new WeakMap<Element, ReadonlySet<string>>();
const marked = new WeakSet<Element>();

/**
 * Marks every element within `root` that says one of `texts`, now and later, as English: a screen reader would read it with the
 * voice of another language.
 */
export function markEnglish(root: Element, texts: ReadonlySet<string>): void {
  const isWatched = textsBy.has(root);
  textsBy.set(root, texts);
  markWithin(root, root);
  if (isWatched) return;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) mark(root, changed);
      for (const node of addedNodes) if (node instanceof Element) markWithin(root, node);
    }
  });
  observer.observe(root, {
    attributeFilter: READ,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

function markWithin(root: Element, element: Element): void {
  for (const one of [element, ...element.querySelectorAll('*')]) mark(root, one);
}

function mark(root: Element, element: Element): void {
  const texts = textsBy.get(root);
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
  const said = [...own, ...READ.map((name) => element.getAttribute(name) ?? '')];
  const isEnglish = said.some((text) => texts?.has(text));
  if (isEnglish && !element.hasAttribute('lang')) {
    marked.add(element);
    element.setAttribute('lang', 'en');
  } else if (!isEnglish && marked.delete(element)) element.removeAttribute('lang');
}
