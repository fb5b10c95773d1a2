import { parseConfig } from '../../src/config/config';
import { serve } from '../../src/serve';
import { SocialPeers } from './social-peers';

/** The service with stand-ins of the six brands, as a process of its own, with the variables of the environment. */
async function main(): Promise<void> {
  console.warn = () => undefined; // The providers warn that they are not for production.
  const { OPENID_PROVIDERS = '[]', PUBLIC_URL = '' } = process.env;
  const peers = await SocialPeers.start(PUBLIC_URL);
  const environment = { ...process.env, ...peers.environment, OPENID_PROVIDERS };
  const service = await serve(parseConfig(environment), {
    brandEndpoints: peers.endpoints,
    write: (line) => process.stdout.write(line),
  });
  process.once('SIGTERM', () => {
    void Promise.all([service.stop(), peers.stop()]).then(() => process.exit(0));
  });
}

await main();
