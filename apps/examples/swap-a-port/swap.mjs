// Every port can be swapped for one widget: here, where it keeps what outlives the page.
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
