/** The origin of the page, or a stand-in for it where there is no page. */
export function pageOrigin(): string {
  return 'location' in globalThis ? globalThis.location.origin : 'http://localhost';
}

/** Waits in real time. */
export function realSleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
