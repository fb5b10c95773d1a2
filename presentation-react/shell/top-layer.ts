/** Puts `layer` above a modal dialog of the page, which makes everything outside inert. */
export function raise(layer: HTMLDialogElement): void {
  layer.removeAttribute('open');
  layer.showModal();
}

/** Puts `layer` back to its place in the page. */
export function lower(layer: HTMLDialogElement): void {
  if (layer.open && !layer.matches(':modal')) return;
  layer.close();
  layer.setAttribute('open', '');
}
