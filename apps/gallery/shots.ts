import { exhibits } from './exhibits';
import { shotsOf } from './shots/shots-of';

// `npm run shots` reads it from this page.
Object.assign(globalThis, { shots: shotsOf(exhibits) });
