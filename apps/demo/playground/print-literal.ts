/** A text that {@link printLiteral} prints as it is: the name of a variable, for example. */
export class Verbatim {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** Prints a value of plain data as TypeScript, in the style of this repository. */
export function printLiteral(value: unknown, indent = ''): string {
  if (value instanceof Verbatim) return value.code;
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => printLiteral(item, indent)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, field]) => `${inner}${name}: ${printLiteral(field, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function printText(text: string): string {
  const escaped = text.replace(/[\\']/g, (letter) => `\\${letter}`).replaceAll('\n', '\\n');
  return `'${escaped}'`;
}
