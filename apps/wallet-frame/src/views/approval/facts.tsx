import type { ReactNode } from 'react';
import { amountIn } from '../../domain/readings/act/said-amount';
import { saidValue } from '../../domain/readings/act/said-value';
import type { Fact } from '../../domain/readings/reading';
import type { FactLabel } from '../../domain/texts/english';
import { requestWords } from '../../domain/texts/request-words';
import { WholeAddress } from '../whole-address';

/** What a request says, one thing in a row. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Facts never change their order.
        <FactRow key={at} fact={fact} />
      ))}
    </dl>
  );
}

/** One of them. */
export function FactRow({ fact }: { readonly fact: Fact }) {
  const { label, name, value } = fact;
  const said = name ?? requestWords.facts[label];
  if (isAddress(fact)) {
    return (
      <Pair label={said} isTall>
        <WholeAddress address={value} />
      </Pair>
    );
  }
  if (label === 'message') {
    return (
      <Pair label={said} isTall isQuoted>
        {value}
      </Pair>
    );
  }
  const token = name === undefined ? amountIn(value)?.token : undefined;
  if (token !== undefined) {
    return (
      <Pair label={said} isTall>
        <bdi>{saidValue({ label, value: value.slice(0, -` (${token})`.length) })}</bdi>
        <WholeAddress address={token} />
      </Pair>
    );
  }
  return (
    <Pair label={said}>
      <bdi>{saidValue(fact)}</bdi>
    </Pair>
  );
}

interface PairProps {
  readonly label: string;

  /** Whether the value needs the whole width. */
  readonly isTall?: boolean;

  /** Whether the value is a text of several lines, none of which begins where the wallet's own lines do. */
  readonly isQuoted?: boolean;
  readonly children: ReactNode;
}

/** A label and its value. */
export function Pair({ children, isQuoted, isTall, label }: PairProps) {
  return (
    <div data-tall={isTall}>
      <dt>{label}</dt>
      <dd className={isQuoted ? 'quoted' : undefined}>{children}</dd>
    </div>
  );
}

/** Facts whose value is an address, or the name of a known one. */
const addresses: ReadonlySet<FactLabel> = new Set([
  ...(['to', 'from', 'spender', 'contract', 'collection', 'program', 'token'] as const),
]);
const SHORTEST_ADDRESS = 25;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

function isAddress({ label, value }: Fact): boolean {
  if (EVM_ADDRESS.test(value)) return true;
  return addresses.has(label) && value.length >= SHORTEST_ADDRESS && !value.includes(' ');
}
