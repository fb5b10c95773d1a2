import { expect, it } from '@jest/globals';
import { type BudgetStore, SiteBudget } from '../../src/domain/limits/site-budget';

function inMemory(): BudgetStore {
  let kept: string | null = null;
  return { read: () => kept, write: (text) => (kept = text) };
}

/** How many of so many reads a page may make. */
function readsOf(budget: SiteBudget, count: number): number {
  let passed = 0;
  for (let n = 0; n < count; n += 1) {
    try {
      budget.spend('read');
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: -32_005 });
    }
  }
  return passed;
}

it('passes on 300 reads of a page at once, and ten more each second', () => {
  let now = 0;
  const budget = new SiteBudget({ now: () => now, store: inMemory() });
  expect(readsOf(budget, 3000)).toBe(300);
  now += 2500;
  expect(readsOf(budget, 3000)).toBe(25);
  now += 3_600_000;
  expect(readsOf(budget, 3000)).toBe(300);
});

it('is the same after the page was loaded anew', () => {
  const store = inMemory();
  const load = (): SiteBudget => new SiteBudget({ now: () => 0, store });
  expect(readsOf(load(), 200)).toBe(200);
  expect(readsOf(load(), 200)).toBe(100);
});

it('leaves the visitor’s requests what reads do not use', () => {
  const budget = new SiteBudget({ now: () => 0, store: inMemory() });
  readsOf(budget, 3000);
  for (let n = 0; n < 30; n += 1) budget.spend('request');
  expect(() => budget.spend('request')).toThrow('Too many requests.');
});
