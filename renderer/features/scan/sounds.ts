import { usePreferences } from "../../station/settings.ts";

/** Each with a figure of its own, so that nobody has to look: rising, repeated, low and long. */
const figures = {
  ok: [
    { hertz: 880, from: 0, to: 0.08 },
    { hertz: 1320, from: 0.08, to: 0.2 },
  ],
  warning: [
    { hertz: 520, from: 0, to: 0.12 },
    { hertz: 520, from: 0.18, to: 0.3 },
  ],
  error: [{ hertz: 150, from: 0, to: 0.5 }],
} as const;
export type Sound = keyof typeof figures;

let context: AudioContext | undefined;

function beep(sound: Sound): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const { hertz, from, to } of figures[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === "error" ? "sawtooth" : "sine";
    tone.frequency.value = hertz;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + to);
  }
}

/** Plays a sound, unless sounds are switched off on this computer. */
export function useSounds(): (sound: Sound) => void {
  const { data } = usePreferences();
  return (sound) => {
    if (data?.sounds !== false) beep(sound);
  };
}
