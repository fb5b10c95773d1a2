import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import { CommandError } from '../../../../scripts/command.mjs';
import { checkPath } from './check-path.mjs';
import { descriptorSchema } from './descriptor-schema.mjs';
import { flatFields } from './flat-fields.mjs';
import { withIncludes } from './merge-includes.mjs';
import { canonicalSignature, parseSignature } from './parse-signature.mjs';

/**
 * What the frame reads of one descriptor: without references, with selectors and types.
 *
 * @typedef {object} ReadyDescriptor
 * @property {readonly string[]} contracts As in `1:0x…` in lower case: the network and the contract.
 * @property {string} [owner]
 * @property {object} [domain] Of typed data.
 * @property {readonly object[]} [calls]
 * @property {readonly object[]} [messages]
 */

/**
 * Reads and checks the descriptors of ERC-7730 in `folder`. Files that name no contract are there for
 * others to include, and the tests of the public registry are left out.
 *
 * @param {string} folder
 * @returns {Promise<readonly ReadyDescriptor[]>}
 * @throws {CommandError} that names each file with what is wrong in it.
 */
export async function readDescriptors(folder) {
  const found = await readdir(folder, { recursive: true }).catch(() => {
    throw new CommandError(`The folder of descriptors ${folder} is not there.`);
  });
  const files = found
    .filter((file) => file.endsWith('.json') && !/(?:^|[\\/])tests[\\/]/.test(file))
    .sort();
  /** @type {Set<string>} */
  const included = new Set();
  /** @type {ReadyDescriptor[]} */
  const ready = [];
  /** @type {Map<string, string>} */
  const problems = new Map();
  for (const file of files) {
    try {
      /** @type {Set<string>} */
      const others = new Set();
      ready.push(readyOf(await withIncludes(folder, file, others)));
      for (const other of others) included.add(other);
    } catch (error) {
      problems.set(file, error instanceof Error ? error.message : 'it cannot be read');
    }
  }
  const wrong = [...problems].filter(([file]) => !included.has(file));
  if (wrong.length > 0) {
    const lines = wrong.map(([file, problem]) => `${file}: ${problem}`);
    throw new CommandError(`These descriptors cannot be used:\n${lines.join('\n')}`);
  }
  return ready.filter(({ contracts }) => contracts.length > 0);
}

/**
 * @param {object} json
 * @returns {ReadyDescriptor}
 */
function readyOf(json) {
  const read = z.safeParse(descriptorSchema, json);
  if (!read.success) {
    const [{ message, path } = { message: 'it cannot be read', path: [] }] = read.error.issues;
    throw new Error(`${path.join('.')}: ${message}`);
  }
  const descriptor = read.data;
  const { contract, eip712 } = descriptor.context;
  const { owner } = descriptor.metadata ?? {};
  const formats = Object.entries(descriptor.display.formats);
  const named = [...(contract?.deployments ?? []), ...(eip712?.deployments ?? [])];
  const contracts = [
    ...new Set(named.map(({ address, chainId }) => `${chainId}:${address.toLowerCase()}`)),
  ];
  if (contracts.length === 0) return { contracts };
  return {
    contracts,
    ...(owner !== undefined && { owner }),
    ...(contract && {
      calls: formats.map(([signature, format]) => {
        const { inputs, name } = parseSignature(signature);
        const hash = keccak_256(utf8ToBytes(canonicalSignature(name, inputs)));
        return {
          selector: `0x${bytesToHex(hash.subarray(0, 4))}`,
          inputs,
          ...shown(format, inputs),
        };
      }),
    }),
    ...(eip712 && {
      ...(eip712.domain && { domain: eip712.domain }),
      // The names and types of the message, as EIP-712 hashes them, or the name of its type alone.
      messages: formats.map(([type, format]) => ({ type, ...shown(format) })),
    }),
  };

  /**
   * @param {import('./descriptor-schema.mjs').Descriptor['display']['formats'][string]} format
   * @param {readonly import('./parse-signature.mjs').AbiParameter[]} [inputs] Of a call.
   */
  function shown({ fields = [], intent }, inputs) {
    const flat = flatFields(fields, descriptor);
    for (const { params, path } of flat) {
      for (const one of [path, params['tokenPath'], params['collectionPath']]) {
        if (inputs && typeof one === 'string' && !one.startsWith('@.')) checkPath(inputs, one);
      }
    }
    return { ...(intent !== undefined && { intent }), fields: flat };
  }
}
