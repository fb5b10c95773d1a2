import * as kit from "@rainbow-me/rainbowkit"
import { useAddRecentTransaction, useConnectModal } from "@rainbow-me/rainbowkit"
import { lazy } from "react"
import { WagmiProvider } from "wagmi"
import { config, widget as cleatWidget } from "./config"
import { WidgetProvider } from "cleatkit/react"

const Late = lazy(async () => ({ default: (await import("cleatkit/react")).ConnectButton }))
const Whole = lazy(() => import("@rainbow-me/rainbowkit"))

// A variable of this name is there already.
const widget = "weather"

export default function App({ options, theme }) {
  const add = useAddRecentTransaction()
  return (
    <WagmiProvider config={config}>
      <WidgetProvider widget={cleatWidget} {...options}>
        <Late />
        <Whole onClick={() => add({ hash: "0x", description: widget })} />
        <kit.ConnectButton />
      </WidgetProvider>
    </WagmiProvider>
  )
}

export function Shadow({ useConnectModal }) {
  return useConnectModal
}

export function Passed() {
  const all = useConnectModal()
  return <Shadow {...all} />
}
