export type Sound = "place" | "flower" | "skull" | "turn";

interface Tone {
  from: number;
  to: number;
  length: number;
  shape: OscillatorType;
  loudness: number;
  delay?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  place: [{ from: 190, to: 90, length: 0.09, shape: "triangle", loudness: 0.3 }],
  flower: [
    { from: 520, to: 530, length: 0.25, shape: "sine", loudness: 0.16 },
    { from: 780, to: 785, length: 0.35, shape: "sine", loudness: 0.1, delay: 0.07 },
  ],
  skull: [
    { from: 150, to: 52, length: 0.7, shape: "sawtooth", loudness: 0.12 },
    { from: 75, to: 40, length: 0.9, shape: "sine", loudness: 0.35 },
  ],
  turn: [
    { from: 440, to: 440, length: 0.16, shape: "sine", loudness: 0.14 },
    { from: 660, to: 660, length: 0.3, shape: "sine", loudness: 0.14, delay: 0.13 },
  ],
};

let context: AudioContext | undefined;

/** A short sound, made on the spot: no file to load. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) {
    const start = context.currentTime + (tone.delay ?? 0);
    const oscillator = context.createOscillator();
    const loudness = context.createGain();
    oscillator.type = tone.shape;
    oscillator.frequency.setValueAtTime(tone.from, start);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    loudness.gain.setValueAtTime(tone.loudness, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + tone.length);
  }
}
