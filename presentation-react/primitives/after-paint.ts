/** Calls `work` after the next frame is painted; returns a function that cancels it. */
export function afterPaint({ defaultView: view }: Document, work: () => void): () => void {
  if (!view) return () => {};
  let timer: number | undefined;
  const frame = view.requestAnimationFrame(() => {
    timer = view.setTimeout(work);
  });
  return () => {
    view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
  };
}
