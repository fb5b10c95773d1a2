import { afterEach, describe, expect, it } from '@jest/globals';
import { BrowserSiteTabs } from '../../../../infrastructure/host/browser-site-tabs';
import { inPage, leavePage } from '../../../support/page-with-locks';

afterEach(leavePage);

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

function join() {
  const controller = new AbortController();
  const topic = new BrowserSiteTabs().join('funds:eip155:1', () => {}, controller.signal);
  return { topic, leave: () => controller.abort() };
}

describe('the tabs of a site in a browser', () => {
  it('each lead where the browser refuses locks', async () => {
    inPage(() => Promise.reject(new DOMException('no', 'SecurityError')));
    const tabs = [join(), join()];
    await turn();
    expect(tabs.map(({ topic }) => topic.leads)).toEqual([true, true]);
    for (const { leave } of tabs) leave();
  });

  it('each lead where there are no locks, and in Node', () => {
    expect(join().topic.leads).toBe(true);
    inPage(undefined);
    const { topic } = join();
    expect(topic.leads).toBe(true);
    topic.tell('news to none');
  });
});
