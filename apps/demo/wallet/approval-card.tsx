import type { ApprovalAnswer, ApprovalRequest, TestWallet } from 'cleatkit/testing';
import { useId, useState } from 'react';
import { AccountChoice } from './account-choice';
import type { OpenQuestion, WalletFace } from './open-questions';
import { otherQuestionOf } from './other-question';
import { useWindowManners } from './use-window-manners';
import { useAddresses, useWalletState } from './use-wallet-state';
import { questionOf, type WalletQuestion } from './wallet-question';

interface ApprovalCardProps {
  readonly wallet: TestWallet;
  readonly request: ApprovalRequest;

  /** The answer reaches the site three seconds after the visitor gave it. */
  readonly takesTime: boolean;
}

/** A request to a wallet for `eip155`, with the choice of an account. */
export function ApprovalCard({ wallet, request, takesTime }: ApprovalCardProps) {
  const { chains } = useWalletState(wallet);
  const addresses = useAddresses(wallet);
  return (
    <QuestionCard
      wallet={wallet.info}
      addresses={request.kind === 'connect' ? addresses : []}
      question={questionOf(request, chains)}
      takesTime={takesTime}
      onAnswer={(answer) => wallet.settle(answer, request.id)}
    />
  );
}

/** A request to a wallet of another namespace. */
export function OtherApprovalCard({
  question: { wallet, request, answer },
  takesTime,
}: {
  readonly question: OpenQuestion;
  readonly takesTime: boolean;
}) {
  return (
    <QuestionCard
      wallet={wallet}
      addresses={[]}
      question={otherQuestionOf(request)}
      takesTime={takesTime}
      onAnswer={answer}
    />
  );
}

interface QuestionCardProps {
  readonly wallet: WalletFace;
  readonly question: WalletQuestion;

  /** The choices. */
  readonly addresses: readonly string[];
  readonly takesTime: boolean;
  readonly onAnswer: (answer: ApprovalAnswer) => void;
}

const SLOW_MS = 3000;

/** The window of a wallet, which prompts the visitor for the site's request. */
function QuestionCard({
  wallet: { icon, name },
  question: { title, lines },
  addresses,
  takesTime,
  onAnswer,
}: QuestionCardProps) {
  const titleId = useId();
  const [account = addresses[0], setAccount] = useState<string>();
  const [isAnswered, setAnswered] = useState(false);

  const settle = (answer: 'approve' | 'reject'): void => {
    const isShared = answer === 'approve' && account !== undefined;
    const approval: ApprovalAnswer = isShared ? { accounts: [account] } : answer;
    setAnswered(true);
    onAnswer(takesTime ? { delayMs: SLOW_MS, answer: approval } : approval);
  };
  const { element, heading } = useWindowManners(() => {
    if (!isAnswered) settle('reject');
  });

  return (
    <div className="card" role="dialog" aria-labelledby={titleId} ref={element}>
      <div className="brand">
        {icon !== undefined && <img src={icon} alt="" width="28" height="28" />}
        <strong>{name}</strong>
        <span className="badge">Test</span>
      </div>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lines.map(({ label, text }) => (
        <dl key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </dl>
      ))}
      {addresses.length > 0 && (
        <AccountChoice addresses={addresses} chosen={account} onChoose={setAccount} />
      )}
      <p className="note">Its keys are public and its money is worthless. Nothing here is real.</p>
      {isAnswered ? (
        <p role="status">The wallet takes its time…</p>
      ) : (
        <div className="answers">
          <button type="button" onClick={() => settle('reject')}>
            Decline
          </button>
          <button type="button" className="primary" onClick={() => settle('approve')}>
            Approve
          </button>
        </div>
      )}
    </div>
  );
}
