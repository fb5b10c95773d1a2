import type { Route } from 'playwright-core';
import type { SiteVisit } from './sign-in-site';

/** Answers a request of a page as the server of its site does. */
export async function answerSignIn(route: Route, site: SiteVisit): Promise<void> {
  const request = route.request();
  const step = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  const init = { method: request.method(), headers: { 'content-type': 'application/json' } };
  const { body, status } =
    request.method() === 'POST'
      ? await site.post(step, request.postDataJSON())
      : await site.send(step, init);
  await route.fulfill({ status, json: body });
}
