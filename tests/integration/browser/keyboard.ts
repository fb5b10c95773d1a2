import type { Visitor } from './visitor';

/** The name of what has the focus, through the shadow roots. */
export function focused(visitor: Visitor): Promise<string> {
  return visitor.page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    return (element.getAttribute('aria-label') ?? element.innerText).trim();
  });
}

/** Presses Tab until what is called `name` has the focus. */
export async function tabTo(visitor: Visitor, name: RegExp): Promise<void> {
  for (let press = 0; press < 15; press += 1) {
    if (name.test(await focused(visitor))) return;
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}: it is at ${await focused(visitor)}`);
}
