/** A thing of wood is put down, or a thing of paper is moved. */
export type Sound = 'wood' | 'paper';

let context: AudioContext | undefined;

/** So many seconds of noise that grows softer, the stuff that both sounds are made of. */
function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  return new AudioBufferSourceNode(audio, { buffer });
}

function loudness(audio: AudioContext, at: number, gain: number, seconds: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  node.connect(audio.destination);
  return node;
}

const MAKE: { readonly [Name in Sound]: (audio: AudioContext, at: number) => void } = {
  /** A short low tone with the click of the touch on it. */
  wood: (audio, at) => {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: 210 });
    tone.frequency.exponentialRampToValueAtTime(120, at + 0.08);
    tone.connect(loudness(audio, at, 0.16, 0.12));
    tone.start(at);
    tone.stop(at + 0.14);
    const click = noise(audio, 0.03);
    click
      .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1400, Q: 1.2 }))
      .connect(loudness(audio, at, 0.12, 0.03));
    click.start(at);
  },
  paper: (audio, at) => {
    const rustle = noise(audio, 0.16);
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 3200, Q: 0.7 });
    filter.frequency.exponentialRampToValueAtTime(5200, at + 0.14);
    rustle.connect(filter).connect(loudness(audio, at, 0.07, 0.16));
    rustle.start(at);
  },
};

/** Plays sounds one after another, softly. Where the browser lets nothing be heard, nothing is. */
export async function play(sounds: readonly Sound[], between = 0.12): Promise<void> {
  if (sounds.length === 0) return;
  context ??= new AudioContext();
  await context.resume();
  for (const [i, sound] of sounds.entries()) MAKE[sound](context, context.currentTime + 0.01 + i * between);
}
