import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generatePrivateKey } from 'viem/accounts';
import { freePort } from '../../../../scripts/free-port.mjs';
import { callNode } from '../../../chains/nodes/evm.mjs';
import { PUBLIC_TEST_KEYS } from '../../../../infrastructure/fake/test-wallet-options';
import { eventually } from '../../../../tests/support/eventually';

const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';
const folder = new URL('../../../chains/node_modules/', import.meta.url);
const program = fileURLToPath(new URL(['@pimlico', 'alto/esm/cli/alto.js'].join('/'), folder));

/** Starts Alto, a bundler of others, on the chain of `rpcUrl`: as a process, because it is under the GPL. */
export async function startAlto(rpcUrl: string): Promise<{ readonly url: string; stop(): void }> {
  const port = await freePort(4337);
  const options = {
    entrypoints: ENTRY_POINT,
    'executor-private-keys': generatePrivateKey(),
    'utility-private-key': String(PUBLIC_TEST_KEYS[2]),
    'rpc-url': rpcUrl,
    port: String(port),
    // The chain of the test cannot trace what the validation touches.
    'safe-mode': 'false',
    'min-executor-balance': '1000000000000000000',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, [program, ...flags], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => void (await callNode(url, 'eth_supportedEntryPoints')), 60_000);
  return { url, stop: () => void child.kill() };
}
