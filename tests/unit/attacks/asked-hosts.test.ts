import { describe, expect, it } from '@jest/globals';
import * as asking from '../../support/asked-hosts';
import { withoutDefence } from '../../support/without-defence';

const SITE_HOST = 'rpc.site.test';
const projectId = 'p';
const customRpcUrls = { 'eip155:1': [`https://${SITE_HOST}`] };

describe('a host that the site has not named', () => {
  it.each([
    ['the network has an endpoint', {}, [], [asking.NETWORK_HOST]],
    ['the network’s endpoint is down', {}, [asking.NETWORK_HOST], [asking.NETWORK_HOST]],
    ['the site has one', { customRpcUrls }, [], [SITE_HOST]],
    ['the site’s endpoint is down', { customRpcUrls }, [SITE_HOST], [SITE_HOST]],
    ['the site has a project too', { customRpcUrls, projectId }, [], [SITE_HOST]],
    [
      'the endpoint of a site with a project is down',
      { customRpcUrls, projectId },
      [SITE_HOST],
      [SITE_HOST],
    ],
  ] as const)('[W15.a] learns no address: %s', async (_what, options, down, learnt) => {
    expect(await asking.hostsThatLearn(options, down)).toEqual(learnt);
  });

  it('[W15.a control] learns it where the site’s endpoints come beside all others', async () => {
    const open = await withoutDefence<typeof asking>('tests/support/asked-hosts.ts', {
      file: 'domain/network/rpc-endpoints.ts',
      find: 'if (custom.length > 0) return endpoints(custom);',
      put: 'if (custom.length > 0) return endpoints([...custom, ...rpcUrls.default.http]);',
    });
    const learnt = await open.hostsThatLearn({ customRpcUrls, projectId }, [SITE_HOST]);
    expect(learnt).toContain(asking.NETWORK_HOST);
  });
});
