// Any port can be overridden for one widget: here, the storage that outlives the page.
import {
  arbitrum,
  createWidget,
  ethereum,
  InMemoryStorage,
  KeyValueStorage,
  override,
} from 'cleatkit';

const storage = new InMemoryStorage();
const options = { networks: [ethereum, arbitrum] };
const widget = createWidget(options, override(KeyValueStorage, storage));

await widget.switchNetwork('eip155:42161');
for (const key of storage.keys('')) console.log(`${key} = ${storage.get(key)}`);
widget.dispose();
