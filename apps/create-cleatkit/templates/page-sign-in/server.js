// Serves the site on this machine, with the routes of the sign-in.
import { nodeListener } from 'cleatkit/server';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { signIn } from './sign-in-server.js';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
const port = Number(process.env.PORT ?? 3000);
const authenticate = nodeListener(signIn.handle);

createServer(async (request, response) => {
  const [path] = request.url.split('?');
  if (path.startsWith('/auth/')) return authenticate(request, response);
  const [, file = 'index.html'] = /^\/(src\/[\w.-]+)$/.exec(path) ?? [];
  if (path !== '/' && file === 'index.html') return response.writeHead(404).end();
  try {
    const contents = await readFile(new URL(file, import.meta.url));
    response.writeHead(200, { 'content-type': types[file.split('.').at(-1)] }).end(contents);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));
