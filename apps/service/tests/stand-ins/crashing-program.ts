import { endOnCrash } from '../../src/observe/last-line';
import { inTrace } from '../../src/observe/trace';

/** A program of the service that crashes in a request: later, or by a promise that nothing waits for. */
endOnCrash();
const [, , how = '', id = ''] = process.argv;
const crash = (): never => {
  throw new TypeError('ada@example.test');
};
inTrace({ id }, () => {
  if (how === 'later') setTimeout(crash, 1);
  if (how === 'promise') void Promise.resolve().then(crash);
});
setTimeout(() => undefined, 10_000);
