import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** A mail server in a container: it takes mail on port 2525, and gives the texts of all of it on port 8025. */
const texts = [];
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      texts.push(Buffer.concat(parts).toString());
      done();
    });
  },
}).listen(2525, '0.0.0.0');
createServer((_request, response) => response.end(JSON.stringify(texts))).listen(8025, '0.0.0.0');
