import { createContext } from 'react';
import type { Problem } from '../domain/texts/problem';

/** Whether what the visitor has asked for waits for the service to come back. */
export const WaitContext = createContext(false);

/** What the visitor reads meanwhile. */
export const MOMENT: Problem = { code: 'moment' };
