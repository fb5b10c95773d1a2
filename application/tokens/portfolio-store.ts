import { EMPTY_PORTFOLIO, type Portfolio } from '../../domain/token/portfolio';
import { StateStore } from '../state/state-store';

/** The tokens of the account in use. Written by `LoadPortfolio`. */
export class PortfolioStore extends StateStore<Portfolio> {
  constructor() {
    super(EMPTY_PORTFOLIO);
  }
}
