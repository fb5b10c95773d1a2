/** Why a log is not to be believed. */
const texts = {
  EMPTY: 'is missing',
  CUT: 'ends in the middle of a line',
  FORM: 'is no entry in its canonical form',
  START: 'is no start, or a second one',
  SEQUENCE: 'has another number than its place',
  PREVIOUS: 'does not have the hash of the line before',
  DATE: 'is of a time before the line above',
  FUTURE: 'is of a time that is still to come',
  KEY: 'is signed by another key than the one that the log has there',
  SIGNATURE: 'has a wrong signature',
  NEXT: 'has no signature of the next key',
  ORIGIN: 'is of another wallet',
  ROOT: 'begins with another key than the one that you gave',
  SHORTER: 'is missing, and was there before',
  FORKED: 'is another one than before',
} as const;

export type LogFaultCode = keyof typeof texts;

/** A log was rewritten, or never was one. Branch on `code`. */
export class LogFault extends Error {
  override readonly name = 'LogFault';
  readonly code: LogFaultCode;

  /** The line, counted from 1. */
  readonly line: number;

  constructor(code: LogFaultCode, line: number) {
    super(`Line ${line} of the log ${texts[code]}.`);
    this.code = code;
    this.line = line;
  }
}
