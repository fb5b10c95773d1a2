import * as sats from 'sats-connect';
import { UniversalProvider } from '@walletconnect/universal-provider';
import { createWidget, ethereum } from 'cleatkit';
import { satsConnect } from 'cleatkit/adapters/sats-connect';
import { universalProvider } from 'cleatkit/adapters/universal-provider';
import { bitcoin } from 'cleatkit/networks';

const projectId = 'YOUR_PROJECT_ID';
export const widget = createWidget(
  { networks: [ethereum, bitcoin], projectId },
  universalProvider(({ storage }) => UniversalProvider.init({ projectId, storage })),
  satsConnect(sats),
);
