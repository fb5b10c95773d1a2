import { parseConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { kindOf } from './observe/logger';
import { serve } from './serve';

/** Starts the service with the variables of the environment, until a signal ends it. */
async function main(): Promise<void> {
  const service = await serve(parseConfig(process.env), {
    write: (line) => process.stdout.write(line),
  });
  process.stdout.write(
    `${JSON.stringify({ level: 'info', message: 'listening', url: service.url })}\n`,
  );
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void service.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const message =
    error instanceof ConfigError ? error.message : `It could not start: ${kindOf(error)}`;
  process.stderr.write(`${JSON.stringify({ level: 'error', message })}\n`);
  process.exit(1);
});
