import type { Widget } from '../../application/widget';
import type { MessageOverrides } from '../messages/message-catalogue';

/** Over the page, or in it. */
export type ShellPlace = 'modal' | 'panel';

export interface ShellRequest {
  readonly host: HTMLElement;
  readonly place: ShellPlace;
  readonly widget: Widget;
  readonly takeOpener: () => HTMLElement | undefined;
}

/** A mounted shell. */
export interface ShellHandle {
  render(messages: MessageOverrides): void;
  unmount(): void;
}

export function mountShell({ host }: ShellRequest): ShellHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return { render: () => {}, unmount: () => root.replaceChildren() };
}
