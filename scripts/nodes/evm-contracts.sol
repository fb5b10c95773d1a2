// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token as ERC-20 asks for it.
contract TestToken {
    mapping(address => uint256) public balanceOf;

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
    }

    function transfer(address to, uint256 units) external returns (bool) {
        balanceOf[msg.sender] -= units;
        balanceOf[to] += units;
        return true;
    }
}

/// A token like USDT, whose transfer returns nothing.
contract SilentToken {
    mapping(address => uint256) public balanceOf;

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
    }

    function transfer(address to, uint256 units) external {
        balanceOf[msg.sender] -= units;
        balanceOf[to] += units;
    }
}

/// The two calls of ENS's universal resolver that read names, over names that anybody sets.
contract UniversalResolver {
    error ResolverNotFound(bytes name);

    struct Named {
        bytes account;
        string picture;
    }

    mapping(bytes32 => Named) private named;
    mapping(bytes32 => string) private names;

    function setName(bytes calldata dnsName, uint256 coinType, bytes calldata account, string calldata picture) external {
        named[keccak256(abi.encode(dnsName, coinType))] = Named(account, picture);
        named[keccak256(dnsName)] = Named(account, picture);
    }

    function setPrimary(bytes calldata account, uint256 coinType, string calldata name) external {
        names[keccak256(abi.encode(account, coinType))] = name;
    }

    function resolveWithGateways(bytes calldata dnsName, bytes calldata call, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        bytes4 selector = bytes4(call[0:4]);
        if (selector == 0xf1cb7e06) {
            (, uint256 coinType) = abi.decode(call[4:], (bytes32, uint256));
            Named storage entry = named[keccak256(abi.encode(dnsName, coinType))];
            if (entry.account.length == 0) revert ResolverNotFound(dnsName);
            return (abi.encode(entry.account), address(this));
        }
        Named storage any = named[keccak256(dnsName)];
        if (any.account.length == 0) revert ResolverNotFound(dnsName);
        if (selector == 0x3b3b57de) return (abi.encode(address(bytes20(any.account))), address(this));
        return (abi.encode(any.picture), address(this));
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        string storage name = names[keccak256(abi.encode(account, coinType))];
        if (bytes(name).length == 0) revert ResolverNotFound(account);
        return (name, address(this), address(this));
    }
}

/// An account that is a contract: what its owner's key signs counts as its own (EIP-1271).
contract OwnedAccount {
    address private immutable owner;

    constructor(address itsOwner) {
        owner = itsOwner;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Makes an account for an owner, at an address that is known before.
contract AccountFactory {
    function make(address owner) external returns (address) {
        return address(new OwnedAccount{salt: 0}(owner));
    }
}

/// An account that takes its owner's signatures only once anybody has brought it up to date.
contract UpgradableAccount {
    address private immutable owner;
    bool private isUpToDate;

    constructor(address itsOwner) {
        owner = itsOwner;
    }

    function upgrade() external {
        isUpToDate = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return isUpToDate && signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
