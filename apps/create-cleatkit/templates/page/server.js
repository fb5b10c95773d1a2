// Serves the site on this machine. Any server of files does as well.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
const port = Number(process.env.PORT ?? 3000);

createServer(async (request, response) => {
  const [path] = request.url.split('?');
  const [, file = 'index.html'] = /^\/(src\/[\w.-]+)$/.exec(path) ?? [];
  if (path !== '/' && file === 'index.html') return response.writeHead(404).end();
  try {
    const contents = await readFile(new URL(file, import.meta.url));
    response.writeHead(200, { 'content-type': types[file.split('.').at(-1)] }).end(contents);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));
