import { widgetOptions } from './demo-config';
import { TwoWidgetsPage } from './page/two-widgets-page';
import { startDemo } from './start-demo';
import { WidgetStore } from './widget-store';

const looks = [
  { id: 'first', themeVariables: { accent: '#0b7a53' } },
  { id: 'second', themeVariables: { accent: '#b3401a', borderRadiusMasterPx: 1 } },
];

await startDemo((chains) => {
  const stores = looks.map((look) => new WidgetStore({ ...widgetOptions(chains), ...look }));
  return <TwoWidgetsPage stores={stores} />;
});
