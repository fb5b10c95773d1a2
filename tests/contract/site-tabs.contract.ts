import { afterEach, describe, expect, it } from '@jest/globals';
import type { SiteTabs, SiteTopic } from '../../ports/site-tabs';

/** What a widget of the site asks for, and the time in which its browser answers. */
export interface SiteTabsHarness {
  /** The port of another widget of the same site. */
  readonly next: () => SiteTabs;
  readonly turn: () => Promise<unknown>;
}

interface Member {
  readonly topic: SiteTopic;
  readonly heard: unknown[];
  readonly leave: () => void;
}

/** The contract of every {@link SiteTabs}. */
export function describeSiteTabs(name: string, create: () => SiteTabsHarness): void {
  describe(`${name} keeps the SiteTabs contract`, () => {
    const members: Member[] = [];
    afterEach(() => {
      for (const { leave } of members.splice(0)) leave();
    });

    function join({ next }: SiteTabsHarness, about = 'funds:eip155:1'): Member {
      const controller = new AbortController();
      const heard: unknown[] = [];
      const topic = next().join(about, (news) => heard.push(news), controller.signal);
      const member = { topic, heard, leave: () => controller.abort() };
      members.push(member);
      return member;
    }

    it('has one leader of a topic at a time: the next one as soon as it leaves', async () => {
      const harness = create();
      const [first, second, other] = [join(harness), join(harness), join(harness, 'other')];
      await harness.turn();
      expect([first, second, other].map(({ topic }) => topic.leads)).toEqual([true, false, true]);
      first.leave();
      await harness.turn();
      expect(second.topic.leads).toBe(true);
    });

    it('tells the others of the topic, as a copy, until they leave', async () => {
      const harness = create();
      const [first, second, other] = [join(harness), join(harness), join(harness, 'other')];
      const news = { read: 1n };
      first.topic.tell(news);
      await harness.turn();
      expect([first, second, other].map(({ heard }) => heard)).toEqual([[], [news], []]);
      expect(second.heard[0]).not.toBe(news);

      second.leave();
      first.topic.tell('late');
      await harness.turn();
      expect(second.heard).toHaveLength(1);
      first.leave();
      first.topic.tell('after the end');
    });
  });
}
