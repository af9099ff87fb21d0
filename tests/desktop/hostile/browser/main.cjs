// A browser for tests: the Chromium in Electron with one ordinary window, no preload script and nothing of ours.
const { app, BrowserWindow } = require("electron");

void app.whenReady().then(() => new BrowserWindow().loadURL("about:blank"));
