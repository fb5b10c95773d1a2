import type { FakeAnswers } from '../../../infrastructure/fake/fake-answers';

/** What can become of a service during a walk. */
export const serviceMoods = ['answer', 'fail', 'hang', 'settle', 'settleWithError'] as const;
export type ServiceMood = (typeof serviceMoods)[number];

/** One question that the world is asked, which it answers well until the walk has it otherwise. */
export interface FakeService {
  /** How the service is from now on; to settle is to answer what was left open. */
  become(mood: ServiceMood): void;
}

/** A service that answers `answer` while it is well. */
export function fakeService<Question, Answer>(
  answers: FakeAnswers<Question, Answer>,
  answer: Answer,
): FakeService {
  const outage = new TypeError('fetch failed');
  const moods: Readonly<Record<ServiceMood, () => void>> = {
    answer: () => answers.answerWith(answer),
    fail: () => answers.failWith(outage),
    hang: () => answers.hang(),
    settle: () => answers.settle(answer),
    settleWithError: () => answers.settleWithError(outage),
  };
  moods.answer();
  return { become: (mood) => moods[mood]() };
}

/** As a port is that waits for what a service cannot say yet. */
export function neverFailing(service: FakeService): FakeService {
  return { become: (mood) => service.become(patient[mood] ?? mood) };
}

const patient: { readonly [Mood in ServiceMood]?: ServiceMood } = {
  fail: 'hang',
  settleWithError: 'settle',
};
