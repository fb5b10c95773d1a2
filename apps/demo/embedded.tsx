import { createWidget } from 'cleatkit';
import { widgetOptions } from './demo-config';
import { EmbeddedPage } from './page/embedded-page';
import { startDemo } from './start-demo';

await startDemo((chains) => (
  <EmbeddedPage widget={createWidget({ ...widgetOptions(chains), enableEmbedded: true })} />
));
