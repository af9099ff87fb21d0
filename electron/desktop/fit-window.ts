interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The window moved, and made smaller where it must be, so that all of it lies in the work area of a screen. */
export function fitWindow(window: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(window.width, area.width);
  const height = Math.min(window.height, area.height);
  return {
    width,
    height,
    x: between(window.x, area.x, area.x + area.width - width),
    y: between(window.y, area.y, area.y + area.height - height),
  };
}
