import type { BudgetStore } from '../../domain/limits/site-budget';

/** Of one tab of the browser. Where it stores nothing, the budget is that of the page. */
export function budgetStore(site: string): BudgetStore {
  const name = `budget:${site}`;
  let inMemory: string | null = null;
  return {
    read: () => {
      try {
        return sessionStorage.getItem(name) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    write: (text) => {
      inMemory = text;
      try {
        sessionStorage.setItem(name, text);
      } catch {
        // Kept in memory.
      }
    },
  };
}
