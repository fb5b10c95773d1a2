import { describe, expect, it } from '@jest/globals';
import { movesTokens } from '../../../../domain/call/token-functions';

describe('movesTokens', () => {
  // The selectors come from published sources, not from our list of signatures.
  it.each([
    ['a9059cbb', 'ERC-20 transfer'],
    ['23b872dd', 'ERC-20 and ERC-721 transferFrom'],
    ['095ea7b3', 'ERC-20 and ERC-721 approve'],
    ['39509351', 'increaseAllowance'],
    ['a457c2d7', 'decreaseAllowance'],
    ['d73dd623', 'increaseApproval'],
    ['66188463', 'decreaseApproval'],
    ['42966c68', 'burn'],
    ['79cc6790', 'burnFrom'],
    ['4000aea0', 'ERC-677 transferAndCall'],
    ['1296ee62', 'ERC-1363 transferAndCall'],
    ['d8fbe994', 'ERC-1363 transferFromAndCall'],
    ['c1d34b89', 'ERC-1363 transferFromAndCall with data'],
    ['3177029f', 'ERC-1363 approveAndCall'],
    ['cae9ca51', 'approveAndCall with data'],
    ['9bd9bbc6', 'ERC-777 send'],
    ['62ad1b83', 'ERC-777 operatorSend'],
    ['959b8c3f', 'ERC-777 authorizeOperator'],
    ['fe9d9303', 'ERC-777 burn'],
    ['fc673c4f', 'ERC-777 operatorBurn'],
    ['42842e0e', 'ERC-721 safeTransferFrom'],
    ['b88d4fde', 'ERC-721 safeTransferFrom with data'],
    ['a22cb465', 'setApprovalForAll'],
    ['f242432a', 'ERC-1155 safeTransferFrom'],
    ['2eb2c2d6', 'ERC-1155 safeBatchTransferFrom'],
    ['095bcdb6', 'ERC-6909 transfer'],
    ['fe99049a', 'ERC-6909 transferFrom'],
    ['426a8493', 'ERC-6909 approve'],
    ['558a7297', 'ERC-6909 setOperator'],
    ['d505accf', 'ERC-2612 permit'],
    ['8fcbaf0c', 'DAI permit'],
    ['9fd5a6cf', 'permit with a signature in one piece'],
    ['7ac2ff7b', 'permit of a position'],
    ['f3995c67', 'selfPermit'],
    ['4659a494', 'selfPermitAllowed'],
    ['e3ee160e', 'EIP-3009 transferWithAuthorization'],
    ['cf092995', 'EIP-3009 transferWithAuthorization, in one piece'],
    ['ef55bec6', 'EIP-3009 receiveWithAuthorization'],
    ['88b7ab63', 'EIP-3009 receiveWithAuthorization, in one piece'],
    ['87517c45', 'Permit2 approve'],
    ['2b67b570', 'Permit2 permit'],
    ['2a2d80d1', 'Permit2 permit of many'],
    ['36c78516', 'Permit2 transferFrom'],
    ['0d58b1db', 'Permit2 transferFrom of many'],
    ['30f28b7a', 'Permit2 permitTransferFrom'],
    ['edd9444b', 'Permit2 permitTransferFrom of many'],
    ['137c29fe', 'Permit2 permitWitnessTransferFrom'],
    ['fe8ec1a7', 'Permit2 permitWitnessTransferFrom of many'],
    ['c04a8a10', 'approveDelegation'],
    ['f2fde38b', 'transferOwnership'],
    ['e9ae5c53', 'ERC-7821 execute'],
    ['8d80ff0a', 'multiSend'],
  ])('recognises %s: %s', (selector) => {
    expect(movesTokens(selector)).toBe(true);
  });

  it.each([
    ['12aa3caf', '1inch swap'],
    ['38ed1739', 'Uniswap V2 swapExactTokensForTokens'],
    ['7ff36ab5', 'Uniswap V2 swapExactETHForTokens'],
    ['414bf389', 'Uniswap V3 exactInputSingle'],
    ['ac9650d8', 'multicall'],
    ['3593564c', 'Universal Router execute'],
    ['415565b0', '0x transformERC20'],
    ['d0e30db0', 'WETH deposit'],
  ])('does not match %s: %s', (selector) => {
    expect(movesTokens(selector)).toBe(false);
  });
});
