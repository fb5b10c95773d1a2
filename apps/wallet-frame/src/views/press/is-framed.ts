/** Whether a site has this page in a frame, where the site could cover, crop or move it. */
export function isFramed(): boolean {
  return window.parent !== window;
}
