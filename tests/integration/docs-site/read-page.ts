import type { Page } from 'playwright-core';

/** What a page of the site says of itself, before any of its scripts runs. */
export interface ReadPage {
  /** The Content-Security-Policy that stands before everything to which it applies; empty where there is none. */
  readonly policy: string;

  /** The scripts inside of the page. */
  readonly scripts: readonly string[];

  /** What the page loads by itself: scripts, styles and pictures, by their addresses. */
  readonly loaded: readonly string[];

  /** What the policy refuses, and what axe would find in it however it is drawn, as sentences. */
  readonly faults: readonly string[];

  /** Every element below the body with the one around it, by their names and classes: what the style sheet can tell apart. */
  readonly shapes: readonly string[];

  /** Whether a widget can be started in it. */
  readonly hasWidget: boolean;
}

/**
 * Reads the HTML of a built page with the parser of `page`, which is some other page and stays as it is: nothing of it is run,
 * drawn or asked for.
 */
export function readPage(page: Page, html: string): Promise<ReadPage> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = [...parsed.querySelectorAll('*')];
    const faults: string[] = [];
    const check = (holds: boolean, fault: string): void => {
      if (!holds) faults.push(fault);
    };

    const meta = parsed.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const before = meta ? all.slice(0, all.indexOf(meta)) : [];
    check(
      !before.some(({ localName }) => ['link', 'script', 'style'].includes(localName)),
      'the policy comes too late',
    );
    for (const { attributes, localName } of all) {
      const refused = [...attributes].filter(({ name }) => /^(style|on.*|srcdoc)$/.test(name));
      for (const { name } of refused) faults.push(`<${localName}> has the attribute ${name}`);
      check(
        !['base', 'embed', 'form', 'frame', 'iframe', 'object', 'style'].includes(localName),
        `there is a <${localName}>`,
      );
    }

    check(parsed.documentElement.lang !== '', 'the page has no language');
    check(parsed.title !== '', 'the page has no title');
    const headings = all.filter(({ localName }) => /^h[1-6]$/.test(localName));
    const content = headings.filter((each) => each.closest('main') !== null);
    const levels = content.map(({ localName }) => Number(localName.slice(1)));
    const firsts = levels.filter((level) => level === 1).length;
    // VitePress draws the page for errors by its script alone.
    check(parsed.querySelector('main') === null || firsts === 1, `there are ${firsts} <h1>`);
    levels.forEach((level, at) => {
      const last = levels[at - 1] ?? 0;
      check(
        level <= last + 1,
        `<h${level}> "${content[at]?.textContent ?? ''}" follows <h${last}>`,
      );
    });
    for (const image of parsed.images)
      check(image.hasAttribute('alt'), `no text for ${image.outerHTML}`);
    for (const link of parsed.querySelectorAll('main :is(a[href], button)')) {
      const name =
        link.getAttribute('aria-label') ?? link.getAttribute('title') ?? link.textContent;
      const picture = link.querySelector('img[alt]:not([alt=""])');
      check((name ?? '').trim() !== '' || picture !== null, `no name for ${link.outerHTML}`);
    }
    const ids = all.map(({ id }) => id).filter((id) => id !== '');
    for (const id of ids) check(ids.indexOf(id) === ids.lastIndexOf(id), `two elements are #${id}`);

    // VitePress gives each page a class with its path, which begins so.
    const nameOf = (element: Element | null): string =>
      [
        element?.localName ?? '',
        ...[...(element?.classList ?? [])].filter((each) => !each.startsWith('_')).sort(),
      ].join('.');
    return {
      policy: meta?.getAttribute('content') ?? '',
      scripts: [...parsed.scripts]
        .filter(({ src }) => src === '')
        .map((script) => script.textContent ?? ''),
      loaded: [...parsed.querySelectorAll('[src], link[href]')].map(
        (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
      ),
      faults,
      shapes: [...parsed.body.querySelectorAll('*')].map(
        (element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`,
      ),
      hasWidget: parsed.querySelector('cleat-live') !== null,
    };
  }, html);
}

/**
 * Few of the pages that together have every shape: the one with most of those that are left, again and again. A page that is drawn
 * with what these have differs from them in its words alone.
 */
export function pagesOfAllShapes(pages: ReadonlyMap<string, ReadPage>): readonly string[] {
  const left = new Set([...pages.values()].flatMap(({ shapes }) => shapes));
  const chosen: string[] = [];
  while (left.size > 0) {
    let best = { path: '', count: 0 };
    for (const [path, { shapes }] of pages) {
      const count = new Set(shapes.filter((shape) => left.has(shape))).size;
      if (count > best.count) best = { path, count };
    }
    chosen.push(best.path);
    for (const shape of pages.get(best.path)?.shapes ?? []) left.delete(shape);
  }
  return chosen;
}
