/**
 * Sounds, generated on the spot: bursts of noise and short tones, no files. Nothing sounds before the player has
 * touched the page, because browsers forbid it, and nothing fails if there is no sound at all.
 */

import { prefs } from './prefs.svelte';

/** A part of a sound. */
type Part = Noise | Tone;

interface Shape {
  /** When it begins, in seconds. */
  at?: number;
  /** How long it takes to fade. */
  long: number;
  loud: number;
}

interface Noise extends Shape {
  noise: BiquadFilterType;
  /** The filter's frequency, at the beginning and at the end. */
  from: number;
  to?: number;
  sharp?: number;
}

interface Tone extends Shape {
  tone: OscillatorType;
  from: number;
  to?: number;
}

/** A shot is a crack, a body and an echo; weapons differ in all three. */
function shot(crack: number, body: number, echo: number, at = 0, loud = 1): Part[] {
  return [
    { noise: 'highpass', from: crack, long: 0.05, loud: 0.9 * loud, at },
    { noise: 'lowpass', from: body * 6, to: body, long: 0.22, loud: loud, at },
    { tone: 'sine', from: body, to: 40, long: 0.16, loud: 0.8 * loud, at },
    { noise: 'bandpass', from: body * 3, to: body, long: echo, loud: 0.18 * loud, at: at + 0.05, sharp: 0.7 },
  ];
}

function repeated(times: number, every: number, one: (at: number, i: number) => Part[]): Part[] {
  return Array.from({ length: times }, (_, i) => one(i * every, i)).flat();
}

function tune(notes: number[], every: number, long: number, loud: number, tone: OscillatorType = 'triangle'): Part[] {
  return notes.map((from, i) => ({ tone, from, long, loud, at: i * every }));
}

const SOUNDS = {
  'shot-colt': shot(2600, 170, 0.5),
  'shot-volcanic': repeated(2, 0.11, (at) => shot(3400, 260, 0.3, at, 0.8)),
  'shot-schofield': shot(2200, 150, 0.6),
  'shot-remington': shot(1900, 125, 0.7),
  'shot-carabine': shot(1600, 105, 0.9),
  'shot-winchester': [
    ...shot(1300, 90, 1.2),
    { noise: 'bandpass', from: 2400, long: 0.05, loud: 0.3, at: 0.42, sharp: 5 },
    { noise: 'bandpass', from: 1700, long: 0.05, loud: 0.3, at: 0.52, sharp: 5 },
  ],
  'shot-gatling': repeated(7, 0.075, (at, i) => shot(2400, 150, 0.2, at, 0.7 - i * 0.03)),
  'shot-howitzer': [...shot(500, 55, 1.6, 0, 1.2), { tone: 'sine', from: 70, to: 28, long: 0.7, loud: 1 }],
  knife: [
    { noise: 'bandpass', from: 5200, to: 2600, long: 0.12, loud: 0.5, sharp: 3 },
    { tone: 'square', from: 180, to: 90, long: 0.07, loud: 0.25, at: 0.1 },
  ],
  punch: [
    { noise: 'lowpass', from: 900, to: 160, long: 0.12, loud: 0.9 },
    { tone: 'sine', from: 140, to: 55, long: 0.14, loud: 0.8 },
  ],
  dodge: [
    { noise: 'bandpass', from: 700, to: 4200, long: 0.24, loud: 0.55, sharp: 2 },
    { tone: 'sine', from: 2400, to: 3600, long: 0.18, loud: 0.12, at: 0.1 },
  ],
  hit: [
    { noise: 'lowpass', from: 700, to: 120, long: 0.2, loud: 0.9 },
    { tone: 'sawtooth', from: 190, to: 70, long: 0.24, loud: 0.3 },
  ],
  draw: [{ noise: 'bandpass', from: 1800, to: 3600, long: 0.09, loud: 0.25, sharp: 1.2 }],
  card: [{ noise: 'bandpass', from: 1200, to: 700, long: 0.08, loud: 0.3, sharp: 1 }],
  flip: [
    { noise: 'bandpass', from: 2200, to: 900, long: 0.12, loud: 0.3, sharp: 1.5 },
    { tone: 'triangle', from: 660, long: 0.2, loud: 0.16, at: 0.12 },
    { tone: 'triangle', from: 880, long: 0.3, loud: 0.14, at: 0.26 },
  ],
  heal: tune([392, 523, 659], 0.09, 0.24, 0.22),
  death: [
    ...tune([220, 185, 156, 110], 0.2, 0.5, 0.28, 'sine'),
    { noise: 'lowpass', from: 300, to: 80, long: 0.5, loud: 0.6, at: 0.1 },
  ],
  explosion: [
    { noise: 'lowpass', from: 1400, to: 60, long: 1.2, loud: 1.2 },
    { tone: 'sine', from: 80, to: 24, long: 0.9, loud: 1 },
  ],
  jail: repeated(3, 0.08, (at) => [
    { noise: 'bandpass', from: 3100, long: 0.09, loud: 0.4, sharp: 9, at },
    { tone: 'square', from: 310, to: 240, long: 0.08, loud: 0.12, at },
  ]),
  shuffle: repeated(9, 0.035, (at) => [{ noise: 'bandpass', from: 2000, long: 0.03, loud: 0.2, sharp: 1, at }]),
  reward: tune([523, 659, 784, 1047], 0.07, 0.2, 0.2),
  event: tune([196, 247, 294], 0.13, 0.6, 0.22, 'sine'),
  chug: repeated(4, 0.16, (at, i) => [
    { noise: 'lowpass', from: 900, to: 300, long: 0.13, loud: 0.5 - i * 0.07, at },
    { tone: 'sine', from: 95, to: 60, long: 0.1, loud: 0.3 - i * 0.04, at },
  ]),
  whistle: repeated(2, 0.42, (at, i) => [
    ...tune([587, 740, 880], 0, 0.34 + i * 0.4, 0.13).map((each) => ({ ...each, at })),
    { noise: 'bandpass', from: 2600, long: 0.34 + i * 0.4, loud: 0.1, at, sharp: 2 },
  ]),
  turn: tune([440, 587], 0.12, 0.22, 0.16),
  harm: [
    { tone: 'sawtooth', from: 130, to: 62, long: 0.42, loud: 0.3 },
    { noise: 'lowpass', from: 420, to: 90, long: 0.3, loud: 0.6 },
  ],
  asked: tune([784, 622, 784], 0.1, 0.18, 0.2, 'square'),
  over: tune([392, 494, 587, 784, 587, 784], 0.14, 0.5, 0.22),
} satisfies Record<string, Part[]>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];
export const isSound = (name: string): name is SoundName => name in SOUNDS;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** Allow sounds after the first touch or key; returns a function that stops waiting for it. */
export function wake(): () => void {
  const touched = (): void => {
    stop();
    start();
  };
  const stop = (): void => {
    removeEventListener('pointerdown', touched, true);
    removeEventListener('keydown', touched, true);
  };
  addEventListener('pointerdown', touched, true);
  addEventListener('keydown', touched, true);
  return stop;
}

function start(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    context = null; // a machine without a sound card
  }
}

/** Make a sound, if allowed. */
export function play(name: SoundName): void {
  if (context === null || context.state !== 'running' || !prefs.sound || prefs.volume <= 0) return;
  try {
    const out = volume(context);
    for (const part of SOUNDS[name] as Part[]) sound(context, out, part);
  } catch {
    // A sound is never worth an error.
  }
}

function volume(audio: AudioContext): GainNode {
  if (master === null) {
    const limiter = audio.createDynamicsCompressor();
    master = audio.createGain();
    master.connect(limiter).connect(audio.destination);
  }
  master.gain.value = prefs.volume * prefs.volume; // that is how ears hear loudness
  return master;
}

function sound(audio: AudioContext, out: AudioNode, part: Part): void {
  const begin = audio.currentTime + (part.at ?? 0);
  const end = begin + part.long;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0.0001, begin);
  fade.gain.exponentialRampToValueAtTime(Math.max(part.loud * 0.5, 0.0002), begin + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.0001, end);
  fade.connect(out);
  const source = 'noise' in part ? hiss(audio, part, begin, end, fade) : tone(audio, part, begin, end, fade);
  source.start(begin);
  source.stop(end + 0.02);
}

function hiss(audio: AudioContext, part: Noise, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = part.noise;
  filter.Q.value = part.sharp ?? 0.7;
  filter.frequency.setValueAtTime(part.from, begin);
  filter.frequency.exponentialRampToValueAtTime(part.to ?? part.from, end);
  source.connect(filter).connect(out);
  return source;
}

function tone(audio: AudioContext, part: Tone, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = part.tone;
  source.frequency.setValueAtTime(part.from, begin);
  source.frequency.exponentialRampToValueAtTime(part.to ?? part.from, end);
  source.connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
