import { createWidget } from "cleatkit"
import { cleat } from "cleatkit/wagmi"
import { createConfig, http } from "wagmi"
import { mainnet } from "wagmi/chains"

const projectId = "abc"
const chains = [mainnet]

export const widget = createWidget({
  networks: chains,
  customRpcUrls: { [`eip155:${mainnet.id}`]: ["https://node.example"] },
  projectId,
  featuredWalletIds: ["com.coinbase.wallet"],
})

export const config = createConfig({
  connectors: [cleat(widget)],
  multiInjectedProviderDiscovery: false,
  chains,
  transports: { [mainnet.id]: http("https://node.example") },
})
