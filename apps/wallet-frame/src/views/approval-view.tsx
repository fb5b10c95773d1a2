import { useId, useRef, useState } from 'react';
import {
  type Description,
  type Effect,
  type Fact,
  secondStepFor,
  type Step,
} from '../domain/readings/reading';
import type { Screen } from '../domain/screens/screens';
import { english, type FactLabel } from '../domain/texts/english';
import { sayProblem } from '../domain/texts/say-problem';
import { ArmedButton } from './armed-button';
import { WholeAddress } from './whole-address';

const { approval: texts } = english;

/** A request in words. The button works once the visitor has seen all of them. */
export function ApprovalView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'approval' };
}) {
  const { account, approve, decline, elsewhere, isBusy, network, problem, reading } = screen;
  const { site, waiting } = screen;
  const { descriptions, effect, raw, steps, warnings } = reading;
  const secondStep = secondStepFor(reading);
  const card = useRef<HTMLElement>(null);
  const [confirmed, setConfirmed] = useState<unknown>();
  const isConfirmed = secondStep === undefined || confirmed === reading;
  const [openRaw, setOpenRaw] = useState(false);
  const title = useId();
  // Any change of what is seen begins the time anew.
  const content = `${JSON.stringify(reading)}${isConfirmed}${openRaw}${waiting}`;
  return (
    <main ref={card} className="card approval" aria-labelledby={title}>
      <h1 id={title} data-part>
        {texts.title}
      </h1>
      <dl className="facts" data-part>
        <Pair label={texts.site} value={site} />
        <Pair label={texts.account} value={account} isAddress />
        <Pair label={texts.network} value={network} />
      </dl>
      <div className="steps">
        {steps.map((step, at) => (
          // The steps of a request never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <StepView key={at} step={step} />
        ))}
        {descriptions?.map((description, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- They never change their order.
          <DescriptionView key={at} description={description} />
        ))}
        {effect && <EffectView effect={effect} />}
        <details key={raw} onToggle={({ currentTarget }) => setOpenRaw(currentTarget.open)}>
          <summary>{texts.raw}</summary>
          <pre>{raw}</pre>
        </details>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="warning" data-part>
          {english.warnings[warning]}
        </p>
      ))}
      {secondStep && (
        <label className="check">
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ nativeEvent, target }) =>
              setConfirmed(nativeEvent.isTrusted && target.checked ? reading : undefined)
            }
          />
          {texts[secondStep]}
        </label>
      )}
      {waiting > 0 && <p className="quiet">{texts.waiting(waiting)}</p>}
      <p className="problem" role="alert">
        {problem && sayProblem(problem)}
      </p>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={decline}>
          {texts.decline}
        </button>
        <ArmedButton
          seen={card}
          content={content}
          isDisabled={isBusy || !isConfirmed}
          onPress={approve}
          onElsewhere={elsewhere}
        >
          {isBusy ? texts.working : texts.confirm}
        </ArmedButton>
      </div>
    </main>
  );
}

/** The operator's words, beside the wallet's own. */
function DescriptionView({ description }: { readonly description: Description }) {
  const { facts, intent, owner } = description;
  const { explain, of, title } = english.descriptions;
  const purpose: readonly Fact[] = intent === undefined ? [] : [{ label: 'intent', value: intent }];
  return (
    <section className="step described">
      <h2>{title}</h2>
      <p className="quiet">{owner === undefined ? explain : of(owner)}</p>
      <Facts facts={[...purpose, ...facts]} />
    </section>
  );
}

/** Beside the steps, which are the wallet's own words. */
function EffectView({ effect: { facts, kind } }: { readonly effect: Effect }) {
  const { kinds, title } = english.effects;
  return (
    <section className="step effect">
      <h2>{title}</h2>
      <p className="quiet">{kinds[kind]}</p>
      <Facts facts={facts} />
    </section>
  );
}

function StepView({ step }: { readonly step: Step }) {
  return (
    <section className="step" data-part>
      <h2>{english.steps[step.title]}</h2>
      {step.note && <p className="quiet">{english.stepNotes[step.note]}</p>}
      <Facts facts={step.facts} />
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Facts never change their order.
        <Pair
          key={at}
          label={labelOf(fact)}
          value={fact.value}
          isAddress={isAddress(fact)}
          isQuoted={fact.label === 'message'}
        />
      ))}
    </dl>
  );
}

/** Facts whose value is an address, or the name of a known one. */
const addresses: ReadonlySet<FactLabel> = new Set([
  ...(['to', 'from', 'spender', 'contract', 'collection', 'program'] as const),
]);
const SHORTEST_ADDRESS = 25;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

function isAddress({ label, value }: Fact): boolean {
  if (EVM_ADDRESS.test(value)) return true;
  return addresses.has(label) && value.length >= SHORTEST_ADDRESS && !value.includes(' ');
}

interface PairProps {
  readonly label: string;
  readonly value: string;
  readonly isAddress?: boolean;

  /** Whether the value is a text of several lines, none of which begins where the wallet's own lines do. */
  readonly isQuoted?: boolean;
}

function Pair({ label, value, isAddress, isQuoted }: PairProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isQuoted ? 'quoted' : undefined}>
        {isAddress ? <WholeAddress address={value} /> : value}
      </dd>
    </div>
  );
}

function labelOf({ label, name }: Fact): string {
  return name ?? english.facts[label];
}
