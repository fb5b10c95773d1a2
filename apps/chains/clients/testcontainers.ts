/** Starts containers, for suites outside of this folder. */
export { GenericContainer, Network, Wait } from 'testcontainers';
export type { StartedNetwork, StartedTestContainer } from 'testcontainers';
