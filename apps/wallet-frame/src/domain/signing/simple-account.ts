import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { checksumAddress } from '../accounts/evm-address';
import { FACTORY } from './entry-point';

/** What the factory's accounts run. The factory has made it, so that its address follows from the factory's. */
const IMPLEMENTATION = '28426d752372d68d34340bd94390950dce3c9ec3';
const CREATE_ACCOUNT = '5fbfb9cf';
const INITIALIZE = 'c4d66de8';

/** OpenZeppelin's `ERC1967Proxy`, as the factory deploys it: the address of each account follows from it. */
const PROXY =
  '60806040526102a88038038061001481610168565b92833981016040828203126101645781516001600160a0' +
  '1b03811692909190838303610164576020810151906001600160401b03821161016457019281601f85011215' +
  '61016457835161006e610069826101a1565b610168565b948186526020860193602083830101116101645781' +
  '5f926020809301865e86010152823b15610152577f360894a13ba1a3210667c828492db98dca3e2076cc3735' +
  'a920a3ca505d382bbc80546001600160a01b031916821790557fbc7cd75a20ee27fd9adebab32041f755214d' +
  'bc6bffa90cc0225b39da2e5c2d3b5f80a282511561013a575f8091610122945190845af43d15610132573d91' +
  '610113610069846101a1565b9283523d5f602085013e6101bc565b505b604051608d908161021b8239f35b60' +
  '60916101bc565b50505034156101245763b398979f60e01b5f5260045ffd5b634c9c8ce360e01b5f52600452' +
  '60245ffd5b5f80fd5b6040519190601f01601f191682016001600160401b0381118382101761018d57604052' +
  '565b634e487b7160e01b5f52604160045260245ffd5b6001600160401b03811161018d57601f01601f191660' +
  '200190565b906101e057508051156101d157805190602001fd5b63d6bda27560e01b5f5260045ffd5b815115' +
  '80610211575b6101f1575090565b639996b31560e01b5f9081526001600160a01b0391909116600452602490' +
  'fd5b50803b156101e956fe60806040525f8073ffffffffffffffffffffffffffffffffffffffff7f360894a1' +
  '3ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc5416368280378136915af43d5f803e15' +
  '6053573d5ff35b3d5ffdfea264697066735822122012ef914fc5c0fe0eff95047a7f10780a737a1ca4f30269' +
  'b985bcf38a18e4d23464736f6c634300081c0033';

/**
 * The address at which the factory deploys the account of `owner`, computed here: a node that lied about it could have
 * the visitor paid at an address of its own.
 */
export function simpleAccountOf(owner: string): string {
  const initialize = `${INITIALIZE}${word(owner)}`;
  const parts = [word(IMPLEMENTATION), word('40'), word('24'), initialize.padEnd(128, '0')];
  const created = keccak_256(hexToBytes(`${PROXY}${parts.join('')}`));
  const salt = word('0');
  const preimage = hexToBytes(`ff${FACTORY.slice(2)}${salt}${bytesToHex(created)}`);
  return checksumAddress(bytesToHex(keccak_256(preimage).subarray(-20)));
}

/** The call of the factory that deploys the account of `owner`. */
export function createAccountData(owner: string): string {
  return `0x${CREATE_ACCOUNT}${word(owner)}${word('0')}`;
}

function word(digits: string): string {
  return digits.replace('0x', '').toLowerCase().padStart(64, '0');
}
