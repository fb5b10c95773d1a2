import { selectorOf } from './selector';

/**
 * Functions that move tokens, or allow a spender to move them. None of them is an exchange, on any contract:
 * ERC-20 with its common extensions, ERC-677, ERC-1363, ERC-777, ERC-721, ERC-1155, ERC-6909, permits
 * (ERC-2612, DAI, ERC-4494, with a signature in one piece), EIP-3009, Permit2, credit delegation, and changes
 * of a contract's owner.
 */
const tokenSignatures = [
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'decreaseAllowance(address,uint256)',
  'increaseApproval(address,uint256)',
  'decreaseApproval(address,uint256)',
  'safeApprove(address,uint256)',
  'safeTransfer(address,uint256)',
  'safeTransfer(address,uint256,bytes)',
  'transfer(address,uint256,bytes)',
  'burn(uint256)',
  'burn(address,uint256)',
  'burnFrom(address,uint256)',
  'transferAndCall(address,uint256)',
  'transferAndCall(address,uint256,bytes)',
  'transferFromAndCall(address,address,uint256)',
  'transferFromAndCall(address,address,uint256,bytes)',
  'approveAndCall(address,uint256)',
  'approveAndCall(address,uint256,bytes)',
  'send(address,uint256,bytes)',
  'operatorSend(address,address,uint256,bytes,bytes)',
  'burn(uint256,bytes)',
  'operatorBurn(address,uint256,bytes,bytes)',
  'authorizeOperator(address)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'setApprovalForAll(address,bool)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'transfer(address,uint256,uint256)',
  'transferFrom(address,address,uint256,uint256)',
  'approve(address,uint256,uint256)',
  'setOperator(address,bool)',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
  'permit(address,address,uint256,uint256,bytes)',
  'permit(address,uint256,uint256,uint8,bytes32,bytes32)',
  'permit(address,uint256,uint256,bytes)',
  'selfPermit(address,uint256,uint256,uint8,bytes32,bytes32)',
  'selfPermitIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)',
  'selfPermitAllowed(address,uint256,uint256,uint8,bytes32,bytes32)',
  'selfPermitAllowedIfNecessary(address,uint256,uint256,uint8,bytes32,bytes32)',
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)',
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)',
  'approve(address,address,uint160,uint48)',
  'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
  'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
  'transferFrom(address,address,uint160,address)',
  'transferFrom((address,address,uint160,address)[])',
  'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
  'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)',
  'permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)',
  'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
  'approveDelegation(address,uint256)',
  'delegate(address)',
  'transferOwnership(address)',
] as const;

/** Functions that make calls which a text of bytes encodes in a format that the widget does not read. */
const opaqueSignatures = ['execute(bytes32,bytes)', 'multiSend(bytes)'] as const;

const selectors: ReadonlySet<string> = new Set(
  [...tokenSignatures, ...opaqueSignatures].map(selectorOf),
);

/**
 * Whether a function with this selector moves tokens or allows a spender to move them, with any arguments.
 */
export function movesTokens(selector: string): boolean {
  return selectors.has(selector);
}
