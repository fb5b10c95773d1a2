import { blake3 } from '@noble/hashes/blake3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { HashTools } from '../../../../../domain/runtime/metadata-hash';

export const hashTools: HashTools = { blake3, utf8: utf8ToBytes };
