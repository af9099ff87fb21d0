import { createTheme, type CSSVariablesResolver } from "@mantine/core";

const dense = { defaultProps: { size: "xs" } };

/** What the eye meets first: another colour where money is real. */
const accents = { sandbox: "indigo", live: "teal" } as const;

/** The one place where the look is decided: dense, quiet, and of enough contrast in both schemes (WCAG AA). */
export const themeOf = (mode: keyof typeof accents) =>
  createTheme({
    primaryColor: accents[mode],
    primaryShade: mode === "live" ? 9 : 8,
    defaultRadius: "sm",
    fontFamily: "Inter, 'Segoe UI', system-ui, 'DejaVu Sans', sans-serif",
    fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, 'DejaVu Sans Mono', monospace",
    headings: { sizes: { h1: { fontSize: "18px" }, h2: { fontSize: "14px" } } },
    components: {
      TextInput: dense,
      NativeSelect: dense,
      Checkbox: dense,
      CheckboxGroup: dense,
      Button: dense,
      // A state that is cut short says nothing: a badge is as wide as its words.
      Badge: {
        defaultProps: { size: "sm", variant: "light", radius: "sm", w: "max-content" },
        styles: { root: { flexShrink: 0 } },
      },
      Table: { defaultProps: { fz: "xs", verticalSpacing: 6 } },
      Text: { defaultProps: { size: "sm" } },
      Anchor: { defaultProps: { underline: "always" } },
      Alert: { defaultProps: { p: "xs" } },
      // Its own grey under a title is too pale to be read.
      Notification: { styles: { description: { color: "var(--mantine-color-text)" } } },
      // Its scroll lock puts a style of its own into the page, which the content policy refuses.
      Modal: { defaultProps: { lockScroll: false } },
      Drawer: { defaultProps: { lockScroll: false } },
      SpotlightRoot: { defaultProps: { lockScroll: false } },
      // A `header` outside of a section is the page's banner to a screen reader, and the page has one already.
      ModalHeader: { defaultProps: { role: "presentation" } },
      DrawerHeader: { defaultProps: { role: "presentation" } },
    },
  });

/** Text on the pale ground of the `light` variant, dark enough to be read (the palette's own is not). */
const lightText = Object.fromEntries(
  ["gray", "red", "yellow", "green", "blue", "indigo", "teal"].map((color) => [
    `--mantine-color-${color}-light-color`,
    `color-mix(in srgb, var(--mantine-color-${color}-9), black 40%)`,
  ]),
);

/** Under the pointer darker, not paler: white words stay readable. */
const filledHover = {
  "--mantine-color-teal-filled-hover": "color-mix(in srgb, var(--mantine-color-teal-9), black 20%)",
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...lightText,
    ...filledHover,
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-error": "var(--mantine-color-red-9)",
  },
  dark: {
    ...filledHover,
    "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-2)",
    "--mantine-color-error": "var(--mantine-color-red-4)",
  },
});
