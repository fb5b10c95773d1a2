// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token as ERC-20 asks for it.
contract TestToken {
    string public constant symbol = "TOK";
    uint8 public constant decimals = 18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 units);
    event Approval(address indexed owner, address indexed spender, uint256 units);

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
    }

    function approve(address spender, uint256 units) external returns (bool) {
        allowance[msg.sender][spender] = units;
        emit Approval(msg.sender, spender, units);
        return true;
    }

    function transfer(address to, uint256 units) external returns (bool) {
        move(msg.sender, to, units);
        return true;
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        allowance[from][msg.sender] -= units;
        move(from, to, units);
        return true;
    }

    function move(address from, address to, uint256 units) private {
        balanceOf[from] -= units;
        balanceOf[to] += units;
        emit Transfer(from, to, units);
    }
}

/// An exchange that takes and gives what its caller says, out of what it holds.
contract TestExchange {
    /// Takes `taken` of `from`, where it is a token, and gives `given` of `to`.
    function exchange(TestToken from, uint256 taken, TestToken to, uint256 given) external payable {
        if (address(from) != address(0)) from.transferFrom(msg.sender, address(this), taken);
        if (address(to) != address(0)) to.transfer(msg.sender, given);
        else payable(msg.sender).transfer(given);
    }

    /// The same, and takes `more` of another token on the way.
    function exchangeAndTake(TestToken from, uint256 taken, TestToken to, uint256 given, TestToken other, uint256 more)
        external
    {
        from.transferFrom(msg.sender, address(this), taken);
        to.transfer(msg.sender, given);
        other.transferFrom(msg.sender, address(this), more);
    }

    receive() external payable {}
}

/// A token like USDT, whose functions return nothing, and which refuses to change an allowance that is left.
contract SilentToken {
    bytes32 public constant symbol = "TOK";
    uint8 public constant decimals = 18;
    mapping(address => uint256) public balanceOf;

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
    }

    mapping(address => mapping(address => uint256)) public allowance;

    function approve(address spender, uint256 units) external {
        require(units == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = units;
    }

    function transfer(address to, uint256 units) external {
        balanceOf[msg.sender] -= units;
        balanceOf[to] += units;
    }

    function transferFrom(address from, address to, uint256 units) external {
        allowance[from][msg.sender] -= units;
        balanceOf[from] -= units;
        balanceOf[to] += units;
    }
}

/// A token that can be had in moods: 1 takes 2 % of each transfer, 2 moves nothing and says `false`, 3 is paused, 4 moves
/// all units in existence up (as tokens do that rebase), 5 refuses everyone but the exchange, as a list of the blocked, 6
/// refuses every account, 7 moves all units in existence down.
contract MoodyToken {
    string public symbol = "MOOD";
    uint8 public decimals = 18;
    uint256 public mood;
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 units);

    constructor(uint256 supply) {
        shares[msg.sender] = supply;
    }

    function setMood(uint256 next) external {
        mood = next;
    }

    function setFacts(string calldata newSymbol, uint8 newDecimals) external {
        symbol = newSymbol;
        decimals = newDecimals;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (mood == 7) return shares[account] / 2;
        return mood == 4 ? (shares[account] * 103) / 100 : shares[account];
    }

    function approve(address spender, uint256 units) external returns (bool) {
        allowance[msg.sender][spender] = units;
        return true;
    }

    function transfer(address to, uint256 units) external returns (bool) {
        require(mood != 6, "blocked");
        return move(msg.sender, to, units);
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        require(mood != 5);
        allowance[from][msg.sender] -= units;
        return move(from, to, units);
    }

    function move(address from, address to, uint256 units) private returns (bool) {
        require(mood != 3);
        require(units <= balanceOf(from), "exceeds balance");
        if (mood == 2) return false;
        shares[from] -= units;
        uint256 given = mood == 1 ? (units * 98) / 100 : units;
        shares[to] += given;
        emit Transfer(from, to, given);
        return true;
    }
}

/// The function of Multicall3 that the widget calls: https://www.multicall3.com
contract TestMulticall {
    struct Call {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Answer {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call[] calldata calls) external returns (Answer[] memory answers) {
        answers = new Answer[](calls.length);
        for (uint256 at = 0; at < calls.length; at++) {
            (answers[at].success, answers[at].returnData) = calls[at].target.call(calls[at].callData);
            require(answers[at].success || calls[at].allowFailure);
        }
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

interface EnsRegistry {
    function resolver(bytes32 node) external view returns (address);
}

interface WildcardResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
    function supportsInterface(bytes4 id) external view returns (bool);
}

interface NameResolver {
    function name(bytes32 node) external view returns (string memory);
}

struct GatewayQuery {
    address sender;
    string[] urls;
    bytes data;
}

interface BatchGateway {
    function query(GatewayQuery[] calldata queries) external returns (bool[] memory failures, bytes[] memory answers);
}

/// The two calls of ENS's universal resolver over a real registry: it walks to the resolver of a parent (ENSIP-10), and passes
/// look-ups off the chain on to the client (EIP-3668).
contract RegistryResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string name, bytes account);

    EnsRegistry private immutable registry;

    constructor(EnsRegistry itsRegistry) {
        registry = itsRegistry;
    }

    function resolveWithGateways(bytes memory name, bytes memory data, string[] memory gateways)
        public
        view
        returns (bytes memory, address)
    {
        (address resolver, bool isExact) = find(name);
        bool isWildcard = WildcardResolver(resolver).supportsInterface(0x9061b923);
        if (!isExact && !isWildcard) revert ResolverNotFound(name);
        (bool ok, bytes memory out) =
            resolver.staticcall(isWildcard ? abi.encodeCall(WildcardResolver.resolve, (name, data)) : data);
        if (ok) return (isWildcard ? abi.decode(out, (bytes)) : out, resolver);
        if (bytes4(out) == OffchainLookup.selector) passOn(out, gateways);
        assembly {
            revert(add(out, 32), mload(out))
        }
    }

    function passOn(bytes memory out, string[] memory gateways) private view {
        assembly {
            mstore(add(out, 4), sub(mload(out), 4))
            out := add(out, 4)
        }
        (address sender, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
            abi.decode(out, (address, string[], bytes, bytes4, bytes));
        GatewayQuery[] memory queries = new GatewayQuery[](1);
        queries[0] = GatewayQuery(sender, urls, callData);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(BatchGateway.query, (queries)),
            this.resolveCallback.selector,
            abi.encode(sender, callback, extra)
        );
    }

    function resolveCallback(bytes calldata answer, bytes calldata extra) external view returns (bytes memory, address) {
        (address sender, bytes4 callback, bytes memory inner) = abi.decode(extra, (address, bytes4, bytes));
        (, bytes[] memory answers) = abi.decode(answer, (bool[], bytes[]));
        (bool ok, bytes memory out) = sender.staticcall(abi.encodeWithSelector(callback, answers[0], inner));
        if (!ok) {
            assembly {
                revert(add(out, 32), mload(out))
            }
        }
        return (abi.decode(out, (bytes)), sender);
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] calldata gateways)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        bytes memory digits = new bytes(40);
        for (uint256 at = 0; at < 40; at++) {
            uint8 digit = uint8(account[at / 2]);
            digit = at % 2 == 0 ? digit >> 4 : digit & 15;
            digits[at] = bytes1(digit + (digit < 10 ? 48 : 87));
        }
        bytes memory own = abi.encodePacked(uint8(40), digits, uint8(4), "addr", uint8(7), "reverse", uint8(0));
        (reverseResolver,) = find(own);
        name = NameResolver(reverseResolver).name(nodeOf(own, 0));
        if (bytes(name).length == 0) revert ResolverNotFound(own);
        bytes memory dnsName = encoded(bytes(name));
        bytes memory out;
        (out, resolver) =
            this.resolveWithGateways(dnsName, abi.encodeWithSelector(0x3b3b57de, nodeOf(dnsName, 0)), gateways);
        if (abi.decode(out, (address)) != address(bytes20(account))) revert ReverseAddressMismatch(name, account);
    }

    function find(bytes memory name) private view returns (address resolver, bool isExact) {
        for (uint256 at = 0;; at += uint8(name[at]) + 1) {
            resolver = registry.resolver(nodeOf(name, at));
            if (resolver != address(0)) return (resolver, at == 0);
            if (uint8(name[at]) == 0) revert ResolverNotFound(name);
        }
    }

    function nodeOf(bytes memory name, uint256 at) private pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return bytes32(0);
        bytes memory label = new bytes(length);
        for (uint256 each = 0; each < length; each++) label[each] = name[at + 1 + each];
        return keccak256(abi.encodePacked(nodeOf(name, at + 1 + length), keccak256(label)));
    }

    function encoded(bytes memory name) private pure returns (bytes memory out) {
        out = new bytes(name.length + 2);
        uint256 start = 0;
        for (uint256 at = 0; at <= name.length; at++) {
            if (at < name.length && name[at] != ".") continue;
            out[start] = bytes1(uint8(at - start));
            for (uint256 each = start; each < at; each++) out[each + 1] = name[each];
            start = at + 1;
        }
    }
}

/// Farcaster's registry of ids, as far as a login reads it.
contract FarcasterIds {
    mapping(address => uint256) public idOf;

    function set(address owner, uint256 fid) external {
        idOf[owner] = fid;
    }
}

/// Farcaster's registry of keys, likewise.
contract FarcasterKeys {
    struct KeyData {
        uint8 state;
        uint32 keyType;
    }

    mapping(uint256 => mapping(bytes => KeyData)) private keys;

    function set(uint256 fid, bytes calldata key, uint8 state, uint32 keyType) external {
        keys[fid][key] = KeyData(state, keyType);
    }

    function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) {
        return keys[fid][key];
    }
}

/// Postcards of the demo's shop: an ERC-721 token each, with one of a few pictures. Any account may take one.
contract Postcards {
    string public constant name = "Postcards of Tidemark";
    string public constant symbol = "CARD";
    string[] private pictures;
    uint256[] private pictureOf;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor(string[] memory uris) {
        pictures = uris;
    }

    function take(uint256 picture) external {
        require(picture < pictures.length, "There is no such postcard");
        uint256 id = pictureOf.length;
        pictureOf.push(picture);
        ownerOf[id] = msg.sender;
        balanceOf[msg.sender] += 1;
        emit Transfer(address(0), msg.sender, id);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        return pictures[pictureOf[id]];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }
}

/// A user operation as EntryPoint 0.8 takes it.
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// Pays for the operations that its signer has signed, until a time.
contract TestPaymaster {
    address private immutable entryPoint;
    address private immutable signer;

    constructor(address entryPoint_, address signer_) {
        entryPoint = entryPoint_;
        signer = signer_;
    }

    function validatePaymasterUserOp(PackedUserOperation calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory, uint256)
    {
        require(msg.sender == entryPoint);
        bytes calldata data = operation.paymasterAndData[52:];
        uint48 until = uint48(bytes6(data[:6]));
        bytes32 signed = keccak256(
            abi.encode(
                operation.sender,
                operation.nonce,
                keccak256(operation.callData),
                until,
                block.chainid,
                address(this)
            )
        );
        bool isSigned =
            ecrecover(signed, uint8(data[70]), bytes32(data[6:38]), bytes32(data[38:70])) == signer;
        return ("", (isSigned ? 0 : 1) | (uint256(until) << 160));
    }
}

/// A token that moves by signatures: EIP-3009, and the permit of DAI.
contract SignatureToken {
    string public constant symbol = "USDC";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    mapping(address => uint256) public nonces;

    constructor(address owner, uint256 units) {
        balanceOf[owner] = units;
        totalSupply = units;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("USD Coin"),
                keccak256("2"),
                block.chainid,
                address(this)
            )
        );
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) external {
        bytes32 typeHash = keccak256(
            "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
        );
        require(block.timestamp > validAfter && block.timestamp < validBefore, "time");
        require(!authorizationState[from][nonce], "used");
        authorizationState[from][nonce] = true;
        bytes32 data = keccak256(abi.encode(typeHash, from, to, value, validAfter, validBefore, nonce));
        require(signerOf(data, signature) == from, "signature");
        balanceOf[from] -= value;
        balanceOf[to] += value;
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        bytes memory signature
    ) external {
        bytes32 typeHash =
            keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
        bytes32 data = keccak256(abi.encode(typeHash, holder, spender, nonce, expiry, allowed));
        require(signerOf(data, signature) == holder, "signature");
        require(expiry == 0 || block.timestamp <= expiry, "time");
        require(nonce == nonces[holder]++, "nonce");
        allowance[holder][spender] = allowed ? type(uint256).max : 0;
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        allowance[from][msg.sender] -= units;
        balanceOf[from] -= units;
        balanceOf[to] += units;
        return true;
    }

    function signerOf(bytes32 data, bytes memory signature) private view returns (address) {
        (bytes32 r, bytes32 s, uint8 v) = (bytes32(0), bytes32(0), 0);
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        return ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, data)), v, r, s);
    }
}

/// A Safe with one owner, which does what that one has signed.
contract OneOwnerSafe {
    address public owner;
    uint256 public nonce;

    constructor(address first) payable {
        owner = first;
    }

    function isOwner(address one) external view returns (bool) {
        return one == owner;
    }

    function execTransaction(address to, uint256 value, bytes calldata data, uint8 operation, bytes memory signature)
        external
    {
        bytes32 typeHash = keccak256(
            "SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)"
        );
        bytes32 transaction = keccak256(
            abi.encode(typeHash, to, value, keccak256(data), operation, 0, 0, 0, address(0), address(0), nonce++)
        );
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this))
        );
        (bytes32 r, bytes32 s, uint8 v) = (bytes32(0), bytes32(0), 0);
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        require(ecrecover(keccak256(abi.encodePacked(hex"1901", domain, transaction)), v, r, s) == owner, "signature");
        (bool done,) = operation == 1 ? to.delegatecall(data) : to.call{value: value}(data);
        require(done, "call");
    }
}

/// Takes the place of a Safe in a delegate call, and everything that it has.
contract SafeThief {
    function take(address payable to) external {
        to.transfer(address(this).balance);
    }
}
