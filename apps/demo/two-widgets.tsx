import { createWidget, type Widget } from 'cleatkit';
import { widgetOptions } from './demo-config';
import { TwoWidgetsPage } from './page/two-widgets-page';
import { startDemo } from './start-demo';

const looks = [
  { id: 'first', themeVariables: { accent: '#0b7a53' } },
  { id: 'second', themeVariables: { accent: '#b3401a', borderRadiusMasterPx: 1 } },
];

let widgets: readonly Widget[] | undefined;

await startDemo((chains, wallets) => {
  widgets ??= looks.map((look) => createWidget({ ...widgetOptions(chains), ...look }));
  return <TwoWidgetsPage widgets={widgets} networks={chains.networks} wallets={wallets} />;
});
