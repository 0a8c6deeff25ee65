import fc from 'fast-check';
import { expect, it } from 'vitest';
import { speechVoiceReader } from '../../../../src/adapters/browser/speech-voice-reader.ts';

interface Said {
  readonly text: string;
  lang: string;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

const voiceOf = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice;

const browserWith = (...first: readonly SpeechSynthesisVoice[]) => {
  let voices = first;
  const said: Said[] = [];
  const listeners = new Set<() => void>();
  let pageHides = () => {};
  const state = { cancels: 0 };
  const host = {
    speechSynthesis: {
      getVoices: () => [...voices],
      speak: (utterance: Said) => void said.push(utterance),
      cancel: () => {
        state.cancels += 1;
        for (const each of said.splice(0)) each.onerror?.(); // browsers report a cancelled utterance as an error
      },
      addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    },
    SpeechSynthesisUtterance: class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
    addEventListener: (_: string, listener: () => void) => {
      pageHides = listener;
    },
  };
  return {
    reader: speechVoiceReader(host as never),
    said,
    state,
    listeners,
    hide: () => pageHides(),
    find: (...found: readonly SpeechSynthesisVoice[]) => {
      voices = found;
      for (const listener of listeners) listener();
    },
  };
};

it.each([
  ['id-ID', true, true],
  ['id_ID', true, true],
  ['id', true, true],
  ['in-ID', true, true],
  ['id-ID', false, false],
  ['it-IT', true, false],
  ['en-IN', true, false],
  ['jv-ID', true, false],
] as const)('a voice of %s, on the device: %s, reads aloud: %s', async (lang, isLocal, reads) => {
  const { reader, said } = browserWith(voiceOf(lang, isLocal));
  const heard: boolean[] = [];
  reader.hasVoice().subscribe((has) => heard.push(has));
  expect(heard).toEqual([reads]);
  const end = reader.read(['Soal 1.']);
  expect(said.map(({ text, lang: own }) => [text, own])).toEqual(reads ? [['Soal 1.', lang]] : []);
  if (!reads) expect(await end).toBe('failed');
});

it('a browser without speech has no voice, and reading fails without an error', async () => {
  for (const host of [undefined, { addEventListener: () => {} }]) {
    const reader = speechVoiceReader(host);
    const heard: boolean[] = [];
    reader.hasVoice().subscribe((has) => heard.push(has));
    reader.stop();
    expect([heard, await reader.read(['Soal'])]).toEqual([[false], 'failed']);
  }
});

it('voices that a browser finds later are told, until nobody listens', () => {
  const { reader, find, listeners } = browserWith();
  const heard: boolean[] = [];
  const subscription = reader.hasVoice().subscribe((has) => heard.push(has));
  find(voiceOf('id-ID'));
  expect(heard).toEqual([false, true]);
  subscription.unsubscribe();
  expect(listeners.size).toBe(0);
});

it('says nothing by itself, reads to the end, and stops when asked, when something else is read, and when the page goes', async () => {
  const { reader, said, hide } = browserWith(voiceOf('id-ID'));
  expect(said).toEqual([]);
  const first = reader.read(['Satu.', 'Dua.']);
  for (const each of said) each.onend?.();
  expect(await first).toBe('ended');
  const second = reader.read(['Tiga.']);
  const third = reader.read(['Empat.']);
  expect([await second, said.map(({ text }) => text)]).toEqual(['stopped', ['Empat.']]);
  reader.stop();
  expect([await third, said]).toEqual(['stopped', []]);
  const fourth = reader.read(['Lima.']);
  hide();
  expect([await fourth, said]).toEqual(['stopped', []]);
});

it('tells when a voice breaks off, and reads no further', async () => {
  const { reader, said } = browserWith(voiceOf('id-ID'));
  const read = reader.read(['Satu.', 'Dua.']);
  said[0]?.onerror?.();
  expect([await read, said]).toEqual(['failed', []]);
});

it('reads every word of any text in parts of at most 200 characters', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 260 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (texts) => {
      const { reader, said } = browserWith(voiceOf('id-ID'));
      void reader.read(texts.map((each) => each.join(' ')));
      const spaceless = (text: string) => text.replaceAll(/\s/g, '');
      expect(said.map(({ text }) => spaceless(text)).join('')).toBe(spaceless(texts.flat().join('')));
      expect(Math.max(0, ...said.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
    }),
  );
});
