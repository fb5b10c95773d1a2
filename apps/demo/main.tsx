import { createWidget } from 'cleatkit';
import { widgetOptions } from './demo-config';
import { DemoPage } from './page/demo-page';
import { startDemo } from './start-demo';

await startDemo((chains) => <DemoPage widget={createWidget(widgetOptions(chains))} />);
