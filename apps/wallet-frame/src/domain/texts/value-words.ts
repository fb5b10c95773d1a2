import { drawnValues } from './request-values';
import { spoken } from './spoken';

/** The values of a reading as they are drawn. */
export const valueWords = spoken('values', drawnValues);
