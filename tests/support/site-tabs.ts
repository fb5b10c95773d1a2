import type { SiteTabs, SiteTopic } from '../../ports/site-tabs';

interface Member {
  readonly hear: (news: unknown) => void;
  readonly topic: string;
  isFrozen: boolean;
}

/** {@link SiteTabs} of one browser, whose tabs a test freezes. News are copied as a channel copies them. */
export class FakeSiteTabs implements SiteTabs {
  readonly #members: Member[] = [];

  /** What was told, in its order. */
  readonly told: unknown[] = [];

  /** How many widgets are there. */
  get size(): number {
    return this.#members.length;
  }

  join(topic: string, hear: (news: unknown) => void, signal: AbortSignal): SiteTopic {
    const members = this.#members;
    const member: Member = { hear, topic, isFrozen: false };
    members.push(member);
    signal.addEventListener('abort', () => void members.splice(members.indexOf(member), 1));
    const tell = (news: unknown): void => {
      if (member.isFrozen || signal.aborted) return;
      this.#pass(topic, news, member);
    };
    return {
      get leads() {
        return members.find((each) => each.topic === topic) === member;
      },
      tell,
    };
  }

  /** Has the widget that joined as the `index`-th say and hear nothing, while it keeps its place. */
  freeze(index: number, isFrozen = true): void {
    const member = this.#members[index];
    if (member) member.isFrozen = isFrozen;
  }

  /** Tells every widget `news` about `topic`, as any script of the site can. */
  lie(topic: string, news: unknown): void {
    this.#pass(topic, news);
  }

  #pass(topic: string, news: unknown, by?: Member): void {
    this.told.push(news);
    for (const member of [...this.#members]) {
      if (member !== by && member.topic === topic && !member.isFrozen) {
        member.hear(structuredClone(news));
      }
    }
  }
}
