export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The account of the script that has polluted the page. */
export const MALLORY = '0xbaD0BAd0bAD0BAd0BAd0BAD0BaD0BaD0Bad0baD0';
