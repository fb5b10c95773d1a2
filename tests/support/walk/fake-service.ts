import type { FakeAnswers } from '../../../infrastructure/fake/fake-answers';

/** The states of a service during a walk. */
export const serviceMoods = ['answer', 'fail', 'hang', 'settle', 'settleWithError'] as const;
export type ServiceMood = (typeof serviceMoods)[number];

/** One kind of request, which the service answers correctly until the walk says otherwise. */
export interface FakeService {
  /** The service's state from now on; to settle is to answer open requests. */
  become(mood: ServiceMood): void;
}

/** A service that answers `answer` while it works. */
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

/** Like a port that waits for an answer that a service cannot give yet. */
export function neverFailing(service: FakeService): FakeService {
  return { become: (mood) => service.become(patient[mood] ?? mood) };
}

const patient: { readonly [Mood in ServiceMood]?: ServiceMood } = {
  fail: 'hang',
  settleWithError: 'settle',
};
