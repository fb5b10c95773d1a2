import { defineElements } from './element';

/**
 * The package as one file, with React inside, for pages without a build: it defines the elements, and exports the rest.
 */
defineElements();

export * from '../../index';
export * from '../../domain/network/more-networks';
export { createSignIn } from '../../infrastructure/sign-in/index';
export { mountWidget } from '../../presentation-react/index';
export { CleatButton, CleatNetwork, CleatPanel, defineElements } from './element';
