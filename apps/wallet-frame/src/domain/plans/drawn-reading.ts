import type { Fact, Reading } from '../readings/reading';
import { asLine, isReadable, withCodes } from './read-text';

/**
 * A reading as it is drawn. Every text of it passes here, whichever plan it is of: it may be of a site, a contract, a node or
 * a server. A message alone has lines, which are drawn as a quotation.
 */
export function drawnReading(reading: Reading): Reading {
  const { descriptions, effect, isUnderstood, steps, warnings } = reading;
  const isSeen = steps.every(({ facts }) => facts.every(isSeenFact));
  return {
    ...reading,
    steps: steps.map((step) => ({ ...step, facts: step.facts.map(drawnFact) })),
    warnings: isSeen ? warnings : [...warnings, 'hidden'],
    isUnderstood: isUnderstood && isSeen,
    ...(effect && { effect: { ...effect, facts: effect.facts.map(drawnFact) } }),
    ...(descriptions && {
      descriptions: descriptions.map(({ facts, intent, owner }) => ({
        facts: facts.map(drawnFact),
        ...(intent !== undefined && { intent: asLine(intent) }),
        ...(owner !== undefined && { owner: asLine(owner) }),
      })),
    }),
    raw: withCodes(reading.raw),
  };
}

function isSeenFact({ name = '', value }: Fact): boolean {
  return isReadable(name) && isReadable(value);
}

function drawnFact({ holds, label, name, value }: Fact): Fact {
  return {
    label,
    value: label === 'message' ? withCodes(value) : asLine(value),
    ...(name !== undefined && { name: asLine(name) }),
    ...(holds && { holds }),
  };
}
