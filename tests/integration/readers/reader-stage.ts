import { afterAll, beforeEach, jest } from '@jest/globals';
import { join } from 'node:path';
import type { Engine } from '../../support/engines/engine';
import { openFirefox } from '../../support/engines/firefox';
import { type ScreenReader, startOrca } from '../../support/readers/orca';
import { ReadAloud } from '../../support/readers/read-aloud';
import { expectStored } from '../../support/stored-text';
import { type EngineStage, useEngine } from '../browser/engine-stage';

// Orca takes seconds for each step, and more of them on a busy machine.
const JOURNEY_MS = 600_000;

/** A visitor who hears the page and does not see it: Orca with Firefox. */
export interface ReaderStage {
  readonly stage: EngineStage;

  /** What is done and heard in this test. */
  readonly aloud: ReadAloud;

  /** Compares that with the stored text of the journey. */
  expectSpoken(journey: string): void;
}

/** The link of a test page that stands before the widget. */
export const BEFORE = 'a[href="#before"]';

/** One for each file with tests. */
let orca: ScreenReader | undefined;
let aloud: ReadAloud | undefined;

async function open(): Promise<Engine> {
  orca = await startOrca();
  return openFirefox({ screen: orca.env });
}

function begin(engine: Engine): void {
  if (orca) aloud = new ReadAloud(engine, orca);
}

function spoken(): ReadAloud {
  if (!aloud) throw new Error('the screen reader is not there before the tests begin');
  return aloud;
}

export function useReader(): ReaderStage {
  jest.setTimeout(JOURNEY_MS);
  const stage = useEngine(open);
  beforeEach(() => begin(stage.engine));
  afterAll(() => orca?.stop());
  return {
    stage,
    get aloud() {
      return spoken();
    },
    expectSpoken: (journey) => {
      expectStored(join(import.meta.dirname ?? '', 'spoken', `${journey}.txt`), spoken().text);
    },
  };
}
