const BODY_MAX = 4096;

/**
 * The body of a request to a page of the demo.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export async function bodyOf(request) {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > BODY_MAX) throw new Error('The body is too long');
  }
  return text;
}
