/** Whether `host` is an address of this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host);
}
