import { beforeAll } from '@jest/globals';
import { viewRegistry } from '../../presentation-react/views/view-registry';

// The first import of a view compiles it, which takes longer than a test waits for a download. One after the
// other: Jest cannot link a module that two imports ask for at once.
beforeAll(async () => {
  await import('../../presentation-react/provider/mount-tree');
  await import('../../presentation-react/provider/shell');
  await import('../../presentation-react/parts/network-emblem');
  await import('../../presentation-react/primitives/qr/qr-code');
  for (const view of Object.values(viewRegistry)) {
    if ('load' in view) await view.load();
  }
});
