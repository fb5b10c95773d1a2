import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error The compiler has no types.
import solc from 'solc';

/**
 * Compiles a token on OpenZeppelin's own `ERC20Permit`, which is abstract, and prints its creation code. Its constructor
 * takes the units of the account that deploys it.
 */
const { resolve } = createRequire(import.meta.url);
const content = `
  // SPDX-License-Identifier: MIT
  pragma solidity ^0.8.0;
  import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
  contract PermitToken is ERC20Permit {
    constructor(uint256 units) ERC20("Permit Dollar", "PUSD") ERC20Permit("Permit Dollar") {
      _mint(msg.sender, units);
    }
  }`;
const input = {
  language: 'Solidity',
  sources: { token: { content } },
  settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
};
/** @param {string} path */
const read = (path) => ({ contents: readFileSync(resolve(path), 'utf8') });
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: read }));
const compiled = output.contracts?.token?.PermitToken;
if (!compiled) throw new Error(JSON.stringify(output.errors));
process.stdout.write(`0x${compiled.evm.bytecode.object}`);
