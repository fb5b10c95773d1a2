const PARAMETER = 'result_uri';

/** `page` with the result of a login in its query. All else in its address stays as it was, to the letter. */
export function withResult(page: string, result: string): string {
  const url = new URL(page);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(PARAMETER));
  url.search = [...others, `${PARAMETER}=${encodeURIComponent(result)}`].join('&');
  return url.href;
}

/** Whether a login of `site` may come back to `page`: only to a page of this site. */
export function mayComeBackTo(page: string, site: string): boolean {
  const url = URL.canParse(page) ? new URL(page) : undefined;
  return url?.origin === site && url.username === '' && url.password === '';
}
