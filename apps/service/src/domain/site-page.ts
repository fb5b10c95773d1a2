/** Whether a login of `site` may come back to `page`: only to a page of this site. */
export function mayComeBackTo(page: string, site: string): boolean {
  const url = URL.canParse(page) ? new URL(page) : undefined;
  return url?.origin === site && url.username === '' && url.password === '';
}
