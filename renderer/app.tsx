import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { OrderScreen } from "./features/orders/OrderScreen.tsx";
import { OrdersScreen } from "./features/orders/OrdersScreen.tsx";
import { ShipScreen } from "./features/ship/ShipScreen.tsx";
import { WalletScreen } from "./features/wallet/WalletScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { queries } from "./station/news.ts";
import { cssVariables, theme } from "./ui/theme.ts";

const nonce = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? "";
const getNonce = () => nonce;

/** The window: a picture of the station. The route is in the hash, so a reload shows the same screen. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={getNonce}
    >
      <QueryClientProvider client={queries}>
        {/* oxlint-disable-next-line react/hooks -- wouter is told its kind of address by a hook */}
        <Router hook={useHashLocation}>
          <Shell>
            <Switch>
              <Route path="/ship" component={ShipScreen} />
              <Route path="/orders" component={OrdersScreen} />
              <Route path="/orders/:id">{({ id }) => <OrderScreen id={id} />}</Route>
              <Route path="/wallet" component={WalletScreen} />
              <Route>
                <Redirect to="/ship" replace />
              </Route>
            </Switch>
          </Shell>
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  );
}
