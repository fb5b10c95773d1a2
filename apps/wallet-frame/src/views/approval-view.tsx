import { useContext, useId, useRef, useState } from 'react';
import { actOf, type ActStep } from '../domain/readings/act/act-of';
import { type Description, type Fact, secondStepFor } from '../domain/readings/reading';
import type { Screen } from '../domain/screens/screens';
import { approvalWords as texts } from '../domain/texts/approval-words';
import { requestWords } from '../domain/texts/request-words';
import { showProblem } from '../domain/texts/say-problem';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { EffectView } from './approval/effect';
import { FactRow, Facts, Pair } from './approval/facts';
import { Lines } from './approval/lines';
import { OwnAccount } from './approval/own-account';
import { Warnings } from './approval/warnings';
import { ArmedButton } from './armed-button';
import { Button } from './button';
import { EnglishOffer } from './english-offer';
import { SiteName } from './site-name';
import { MOMENT, WaitContext } from './wait-context';
import { lateIcons } from '../../../../presentation-react/primitives/late-icons';

/** A request in words, with what leaves the account first. The button works once the visitor has seen all of them. */
export function ApprovalView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'approval' };
}) {
  const { account, approve, decline, elsewhere, isBusy, network, problem, reading } = screen;
  const { site, waiting } = screen;
  const isWaiting = useContext(WaitContext);
  // Before the press nothing moves the buttons.
  const said = problem ?? (isBusy && isWaiting ? MOMENT : undefined);
  const { descriptions, isUnderstood, raw, warnings } = reading;
  const act = actOf(reading, account);
  const secondStep = secondStepFor(reading);
  const card = useRef<HTMLElement>(null);
  const [confirmed, setConfirmed] = useState<unknown>();
  const isConfirmed = secondStep === undefined || confirmed === reading;
  const [toggles, setToggles] = useState(0);
  const title = useId();
  const toggled = (): void => setToggles((count) => count + 1);
  // Any change of what is seen begins the time anew.
  const content = `${JSON.stringify(reading)}${isConfirmed}${toggles}${waiting}`;
  const effect = act.effect && (
    <EffectView effect={act.effect} beside={isUnderstood ? undefined : act.lines} />
  );
  return (
    <main ref={card} className="card wide approval" aria-labelledby={title}>
      <div className="header">
        <h1 id={title} className="title" data-part>
          {act.title}
        </h1>
      </div>
      <div className="view">
        <div className="first">
          {act.lines.length > 0 && (
            <div data-part>
              <Lines lines={act.lines} />
            </div>
          )}
          {!isUnderstood && effect}
          <Warnings warnings={warnings} />
        </div>
        <div className="steps">
          {act.steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- They never change their order.
            <StepView key={at} step={step} />
          ))}
          {isUnderstood && effect}
          {descriptions?.map((description, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- They never change their order.
            <DescriptionView key={at} description={description} />
          ))}
          <details key={raw} onToggle={toggled}>
            <summary>
              {texts.raw}
              <Icon name={lateIcons.down} />
            </summary>
            <Facts facts={act.repeated} />
            <pre>{raw}</pre>
          </details>
        </div>
        <dl className="facts terms" data-part>
          {act.fees.map((fee) => (
            <FactRow key={fee.value} fact={fee} />
          ))}
          <Pair label={texts.network}>
            <bdi>{network}</bdi>
          </Pair>
          <Pair label={texts.site}>
            <SiteName site={site} />
          </Pair>
          <Pair label={texts.account}>
            <OwnAccount key={raw} address={account} onToggle={toggled} />
          </Pair>
        </dl>
        <EnglishOffer />
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
          {said && showProblem(said)}
        </p>
        <div className="pair">
          <Button isDisabled={isBusy} onPress={decline}>
            {texts.decline}
          </Button>
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
      </div>
    </main>
  );
}

function StepView({ step: { facts, note, title } }: { readonly step: ActStep }) {
  if (facts.length === 0 && title === undefined && note === undefined) return null;
  return (
    <section className="step" data-part>
      {title !== undefined && <h2>{title}</h2>}
      {note && <p className="quiet">{requestWords.stepNotes[note]}</p>}
      <Facts facts={facts} />
    </section>
  );
}

/** The operator's words, beside the wallet's own. */
function DescriptionView({ description }: { readonly description: Description }) {
  const { facts, intent, owner } = description;
  const { explain, of, title } = requestWords.descriptions;
  const purpose: readonly Fact[] = intent === undefined ? [] : [{ label: 'intent', value: intent }];
  return (
    <section className="step described">
      <h2>{title}</h2>
      <p className="quiet">{owner === undefined ? explain : of(owner)}</p>
      <Facts facts={[...purpose, ...facts]} />
    </section>
  );
}
