import { SystemClock } from '../../infrastructure/clock/system-clock';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { describeClock } from './clock.contract';

describeClock('ManualClock', () => {
  const clock = new ManualClock();
  return { clock, pass: (ms) => clock.advance(ms), timers: () => clock.sleeping };
});

describeClock('SystemClock', () => ({
  clock: new SystemClock(),
  pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timers: openTimers,
}));

/** The timers of this process, as Node counts them. */
function openTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}
