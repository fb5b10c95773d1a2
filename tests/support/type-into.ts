import { settle } from './render';

/** Types `text` into the field in the way that React notices. */
export function typeInto(input: HTMLElement, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  return settle(() => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
