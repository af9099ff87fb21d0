import "@mantine/core/styles.css";
import "@mantine/dropzone/styles.css";
import "@mantine/notifications/styles.css";
import "@mantine/spotlight/styles.css";
import "./ui/global.css";
import "./station/first-question.ts";
import "./texts/language.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { home } from "./screens.tsx";
import { reportLooseProblems } from "./station/report-problem.ts";

reportLooseProblems();

// Home by its name: a redirection would draw everything a second time.
if (window.location.hash === "") window.history.replaceState(null, "", `#${home}`);

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
