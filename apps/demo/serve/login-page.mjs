import { bodyOf } from './body-of.mjs';

/**
 * The page on which a visitor of the demo logs in under any name.
 *
 * @typedef {object} LoginPage
 * @property {string} title
 * @property {string} about What it stands for, as HTML.
 * @property {string} name The name that is filled in.
 * @property {number} nameMax
 * @property {string} accent The colour of the main button.
 * @property {string} buttons As HTML; the main one has the class `main`.
 */

/**
 * @param {import('node:http').ServerResponse} response
 * @param {LoginPage} page
 */
export function showLoginPage(response, { title, about, name, nameMax, accent, buttons }) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 360px; margin: 48px auto; padding: 0 16px; }
  form { display: grid; gap: 12px; }
  input, button { font: inherit; padding: 12px; border: 1px solid #8888; border-radius: 12px; }
  .main { background: ${accent}; border-color: ${accent}; color: #fff; }
</style>
<h1>${title}</h1>
<p>${about}</p>
<form method="post">
  <label for="name">Your name</label>
  <input id="name" name="name" value="${name}" maxlength="${nameMax}" autocomplete="off" />
  ${buttons}
</form>
</html>`);
}

/**
 * What the visitor has sent with the form.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export async function formOf(request) {
  return new URLSearchParams(await bodyOf(request));
}
