import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { lateScreens } from "./late-screens.ts";
import { home, screens } from "./screens.tsx";
import { ScreenBoundary } from "./shell/ScreenBoundary.tsx";
import { Shell } from "./shell/Shell.tsx";
import { queries } from "./station/news.ts";
import { mode } from "./station/mode.ts";
import { cssVariables, themeOf } from "./ui/theme.ts";

const {
  BatchDesk,
  GoingLiveScreen,
  HelpScreen,
  OrderScreen,
  PrintingScreen,
  SettingsScreen,
  WelcomeScreen,
} = lateScreens;

const nonce = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? "";
const getNonce = () => nonce;
const theme = themeOf(mode);

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
        <Notifications position="top-right" />
        {/* oxlint-disable-next-line react/hooks -- wouter is told its kind of address by a hook */}
        <Router hook={useHashLocation}>
          <ScreenBoundary resetKey="shell">
            <Shell>
              <Switch>
                {screens.map(({ path, component }) => (
                  <Route key={path} path={path} component={component} />
                ))}
                {/* One batch at work. */}
                <Route path="/batch/:id">{({ id }) => <BatchDesk key={id} id={id} />}</Route>
                {/* Printing one batch, or some labels by their order items, separated by commas. */}
                <Route path="/print/:kind/:id" component={PrintingScreen} />
                <Route path="/orders/:id">{({ id }) => <OrderScreen id={id} />}</Route>
                <Route path="/settings/:tab" component={SettingsScreen} />
                <Route path="/going-live" component={GoingLiveScreen} />
                <Route path="/welcome" component={WelcomeScreen} />
                <Route path="/help/:page?/:section?">
                  {({ page, section }) => (
                    // Another page begins anew: from its top, with no search.
                    <HelpScreen key={`${page}/${section}`} name={page} section={section} />
                  )}
                </Route>
                <Route>
                  <Redirect to={home} replace />
                </Route>
              </Switch>
            </Shell>
          </ScreenBoundary>
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  );
}
