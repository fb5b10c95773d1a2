import { afterAll, beforeAll, jest } from '@jest/globals';
import type { Engine, Tab } from '../../support/engines/engine';
import { documentsOf, type EngineDocuments } from '../../support/engines/engine-page';
import type { Lab } from './lab';
import { Visitor } from './visitor';

// A browser starts slowly on a busy machine.
jest.setTimeout(180_000);

/** A visitor in an engine that Playwright cannot drive. */
export interface EngineStage {
  readonly engine: Engine;
  readonly visitor: Visitor;
  readonly documents: EngineDocuments;

  /** Opens a page as a visitor who has never been there. */
  visitUrl(url: string): Promise<void>;

  /** Opens a test page of the lab so. */
  visit(lab: Lab, ...page: Parameters<Lab['url']>): Promise<void>;

  /** Opens a page in one more tab, beside what is open. */
  openTab(url: string): Promise<VisitedTab>;
}

/** A tab beside the first. */
export interface VisitedTab {
  readonly tab: Tab;
  readonly visitor: Visitor;
}

/** Some browsers store nothing. */
const FORGET = '(() => { try { localStorage.clear() } catch {} })()';

/** Gives the tests of a block one browser. */
export function useEngine(open: () => Promise<Engine>): EngineStage {
  let engine: Engine | undefined;
  let documents: EngineDocuments | undefined;
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    engine = await open();
    documents = await documentsOf(engine);
    visitor = new Visitor(documents.page);
  });
  afterAll(() => engine?.close());
  const there = <T>(one: T | undefined): T => {
    if (!one) throw new Error('the browser is not there before the tests begin');
    return one;
  };
  const visitUrl = async (url: string): Promise<void> => {
    await there(engine).open(url);
    await there(engine).evaluate('site', FORGET);
    await there(engine).open(url);
    await there(visitor).page.waitForFunction(isMade);
  };
  return {
    get engine() {
      return there(engine);
    },
    get visitor() {
      return there(visitor);
    },
    get documents() {
      return there(documents);
    },
    visitUrl,
    visit: (lab, ...page) => visitUrl(lab.url(...page)),
    openTab: async (url) => {
      const tab = await there(engine).newTab();
      await tab.open(url);
      const other = new Visitor((await documentsOf(tab)).page);
      await other.page.waitForFunction(isMade);
      return { tab, visitor: other };
    },
  };
}

const isMade = (): boolean => window.cleatPage !== undefined;
