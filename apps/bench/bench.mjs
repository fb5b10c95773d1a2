import { CommandError, runAsCommand } from '../../scripts/command.mjs';
import { installFor } from '../../scripts/install-missing.mjs';

/** What each measures is said where it is. They need the packages, which are installed first. */
const measures = {
  page: () => import('./measures/visits.mjs'),
  frame: () => import('./measures/frame.mjs'),
  gallery: () => import('./measures/gallery.mjs'),
  service: () => import('./measures/service.mjs'),
  cost: () => import('./measures/service-cost.mjs'),
  load: () => import('./measures/service-load.mjs'),
  rpc: () => import('./rpc/bench-rpc.mjs'),
  moved: () => import('./compare/moved-sites.mjs'),
};

/** @param {string} name @returns {name is keyof typeof measures} */
const isMeasure = (name) => Object.hasOwn(measures, name);

/** `npm run bench`, `npm run bench -- frame`, `-- gallery`, `-- service`, `-- cost`, `-- load`, `-- moved` and `npm run bench:rpc`. */
await runAsCommand(import.meta.url, async () => {
  const [first = 'page'] = process.argv.slice(2);
  const name = first.startsWith('-') ? 'page' : first;
  if (!isMeasure(name)) {
    throw new CommandError(`There is no bench ${name}: name ${Object.keys(measures).join(', ')}.`);
  }
  await installFor(['repository', 'chains']);
  const { bench } = await measures[name]();
  await bench();
});
