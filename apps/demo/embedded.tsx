import { widgetOptions } from './demo-config';
import { EmbeddedPage } from './page/embedded-page';
import { startDemo } from './start-demo';
import { WidgetStore } from './widget-store';

await startDemo((chains) => (
  <EmbeddedPage store={new WidgetStore({ ...widgetOptions(chains), enableEmbedded: true })} />
));
