const PATIENCE_MS = 30_000;

/**
 * Ends a run whose tests are over but whose process stays: a set-up that failed half-way leaves a node or a
 * browser behind, and Jest would wait for it silently.
 */
export default class OpenHandlesReporter {
  onRunComplete() {
    // The timer alone does not keep the process alive: it fires only where something else does.
    setTimeout(() => {
      process.stderr.write(
        'The tests are over, but a node, a browser or a timer of theirs is not.\n',
      );
      process.exit(1);
    }, PATIENCE_MS).unref();
  }
}
