import { Observable } from 'rxjs';
import type { VoiceReader } from '../../application/ports/device/voice-reader.ts';

/** Browsers lack speech in part: some have no voices, some no events of them. */
interface SpeechWindow {
  readonly speechSynthesis?: Partial<Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener'>> &
    Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;
  readonly SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance;
  addEventListener(type: 'pagehide', listener: () => void): void;
}

/** Some Android devices name the language by its code from before 1989. */
const indonesian = /^(id|in)\b/i;

/** A voice of the network would send the questions to the maker of the browser, and falls silent without a connection. */
const isOurs = ({ lang, localService }: SpeechSynthesisVoice): boolean =>
  localService && indonesian.test(lang.replace('_', '-'));

const longest = 200;

/** Sentences, and parts of long ones: browsers break off or skip long texts. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;:])\s+/)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longest}}(?:\\s|$)|.{1,${longest}}`, 'gs')) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** `host` is undefined outside a browser. */
export const speechVoiceReader = (host: SpeechWindow | undefined): VoiceReader => {
  const { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance } = host ?? {};
  const voice = () => speech?.getVoices().find(isOurs);
  let end: (how: 'ended' | 'stopped' | 'failed') => void = () => {};
  /** Referenced, because Chrome drops the events of an utterance that nobody holds. */
  let said: readonly SpeechSynthesisUtterance[] = [];

  const stop = (): void => {
    end('stopped');
    if (said.length > 0) speech?.cancel();
    said = [];
  };
  host?.addEventListener('pagehide', stop); // browsers read on after the page has gone

  return {
    hasVoice: () =>
      new Observable((told) => {
        const tell = () => told.next(Utterance !== undefined && voice() !== undefined);
        tell();
        speech?.addEventListener?.('voiceschanged', tell);
        return () => speech?.removeEventListener?.('voiceschanged', tell);
      }),
    read: (texts) => {
      stop();
      const own = voice();
      const sentences = texts.flatMap(sentencesOf);
      if (!speech || !Utterance || !own || sentences.length === 0) return Promise.resolve('failed');
      return new Promise((resolve) => {
        end = (how) => {
          end = () => {};
          resolve(how);
        };
        said = sentences.map((sentence, index) => {
          const utterance = new Utterance(sentence);
          utterance.voice = own;
          utterance.lang = own.lang;
          const isMine = () => said[index] === utterance;
          utterance.onend = () => isMine() && index === sentences.length - 1 && end('ended');
          utterance.onerror = () => {
            if (!isMine()) return;
            end('failed');
            stop();
          };
          return utterance;
        });
        for (const utterance of said) speech.speak(utterance);
      });
    },
    stop,
  };
};
