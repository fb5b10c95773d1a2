/**
 * The one item of a group that Tab leads to: the one that had the focus last. Not a state, because a press moves the
 * focus first, and would wait until the whole group is rendered.
 */
export class TabStop {
  #id: string | undefined;

  /** The stop among the items `ids`. */
  among(ids: readonly string[]): string | undefined {
    return ids.find((id) => id === this.#id) ?? ids[0];
  }

  /** Makes the item `id` the stop, whose `button` is in `group`. */
  move(id: string, button: HTMLElement, group: HTMLElement): void {
    this.#id = id;
    for (const other of group.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
    button.tabIndex = 0;
  }
}
