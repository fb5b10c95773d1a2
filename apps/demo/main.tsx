import { ShowcasePage } from './page/showcase-page';
import { startDemo } from './start-demo';

await startDemo((chains, wallets) => <ShowcasePage chains={chains} wallets={wallets} />);
