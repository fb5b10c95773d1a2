/** A type of Solidity's ABI, with the distinctions that reading nested calls needs. */
export type AbiType =
  | { readonly kind: 'word' | 'address' | 'bytes' }
  | { readonly kind: 'list'; readonly of: AbiType }
  | { readonly kind: 'tuple'; readonly of: readonly AbiType[] };

/** The types of a function's arguments, from a signature such as `aggregate((address,bytes)[])`. */
export function argumentTypes(signature: string): readonly AbiType[] {
  return typesIn(signature.slice(signature.indexOf('(') + 1, -1));
}

/** Whether the type is dynamic: its head holds only an offset, and the value is elsewhere. */
export function isDynamic(type: AbiType): boolean {
  if (type.kind === 'tuple') return type.of.some(isDynamic);
  return type.kind === 'bytes' || type.kind === 'list';
}

/** How many words the type takes in the head. */
export function headWords(type: AbiType): number {
  if (type.kind !== 'tuple' || isDynamic(type)) return 1;
  return type.of.reduce((words, part) => words + headWords(part), 0);
}

/** Splits at the commas outside parentheses. */
function typesIn(text: string): readonly AbiType[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].filter((each) => each !== '').map(typeOf);
}

function typeOf(text: string): AbiType {
  if (text.endsWith('[]')) return { kind: 'list', of: typeOf(text.slice(0, -2)) };
  if (text.startsWith('(')) return { kind: 'tuple', of: typesIn(text.slice(1, -1)) };
  if (text === 'address' || text === 'bytes') return { kind: text };
  return { kind: 'word' };
}
