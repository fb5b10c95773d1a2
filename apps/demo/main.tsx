import { widgetOptions } from './demo-config';
import { DemoPage } from './page/demo-page';
import { startDemo } from './start-demo';
import { WidgetStore } from './widget-store';

await startDemo((chains) => <DemoPage store={new WidgetStore(widgetOptions(chains))} />);
