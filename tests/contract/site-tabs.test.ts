/** @jest-environment node */
import { afterEach, beforeEach } from '@jest/globals';
import { BrowserSiteTabs } from '../../infrastructure/host/browser-site-tabs';
import { inPage, leavePage, oneLock } from '../support/page-with-locks';
import { FakeSiteTabs } from '../support/site-tabs';
import { describeSiteTabs } from './site-tabs.contract';

beforeEach(() => inPage(oneLock()));
afterEach(leavePage);

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

describeSiteTabs('BrowserSiteTabs', () => ({ next: () => new BrowserSiteTabs(), turn }));
describeSiteTabs('FakeSiteTabs', () => {
  const tabs = new FakeSiteTabs();
  return { next: () => tabs, turn };
});
