import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { VoiceReader } from '../../../application/ports/device/voice-reader.ts';
import type { Question } from '../../../domain/exam/question.ts';
import { useServices } from '../../core/services.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { space } from '../../kit/theme/theme.ts';
import { optionLetter } from '../questions/option-letter.ts';
import type { QuestionIds } from '../questions/question-ids.ts';
import { useQuestionHelps } from './helps-context.ts';
import { spokenText } from './spoken-text.ts';

export const noVoiceText =
  'Perangkat ini tidak punya suara Bahasa Indonesia untuk membacakan soal. Mintalah bantuan asesor.';

/** `hasVoice` is null until the browser has said whether it has one. */
export const useVoice = (): { readonly reader: VoiceReader | null; readonly hasVoice: boolean | null } => {
  const services = useServices();
  const [reader, setReader] = useState<VoiceReader | null>(null);
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => {
    let stop = () => {};
    let hasLeft = false;
    services.resolve(examAttemptTokens.voiceReader).then(
      (found) => {
        if (hasLeft) return;
        setReader(found);
        const heard = found.hasVoice().subscribe(setHasVoice);
        stop = () => heard.unsubscribe();
      },
      () => undefined, // then the page says that there is no voice
    );
    return () => {
      hasLeft = true;
      stop();
    };
  }, [services]);
  return { reader, hasVoice };
};

/** Beside the heading, without making its line higher. */
const Frame = styled(Cluster)`
  margin-block: -${space(1)};
  margin-inline-end: auto;
`;

/** In a line of its own: a screen reader that goes on from the heading by lines would leave it out beside it. */
const NoVoice = styled(Note)`
  flex-basis: 100%;
  order: 1;
`;

interface ReadAloudProps {
  readonly question: Question;
  readonly ids: QuestionIds;
}

export const ReadAloud = ({ question, ids }: ReadAloudProps) => {
  const { reader, hasVoice } = useVoice();
  const { struck } = useQuestionHelps(question.id);
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => reader?.stop(), [reader]);

  const texts = (): readonly string[] => {
    const asked = [`Soal ${question.no}.`, spokenText(document.getElementById(ids.text))];
    if (question.kind !== 'choice') return asked;
    const options = question.options.map((option, index) => {
      const words =
        document.getElementById(ids.option(index))?.closest('label')?.querySelector('[data-words] > span') ?? null;
      const mark = struck.includes(option.value) ? ', dicoret' : '';
      return `Pilihan ${optionLetter(question.options, option)}${mark}. ${spokenText(words)}`;
    });
    return [...asked, ...options];
  };
  const read = async () => {
    if (!reader) return;
    setFailed(false);
    setReading(true);
    const end = await reader.read(texts());
    setReading(false);
    setFailed(end === 'failed');
  };
  const stop = () => {
    reader?.stop();
    setReading(false);
  };
  if (hasVoice === false) return <NoVoice data-print="hidden">{noVoiceText}</NoVoice>;
  return (
    <Frame data-print="hidden">
      <Button
        size="small"
        variant="secondary"
        disabled={hasVoice === null}
        aria-label={reading ? 'Hentikan pembacaan' : `Bacakan soal ${question.no}`}
        onClick={reading ? stop : () => void read()}
      >
        {reading ? <Square size={16} aria-hidden="true" /> : <Volume2 size={16} aria-hidden="true" />}
        {reading ? 'Hentikan' : 'Bacakan soal'}
      </Button>
      <Note {...politely}>{failed && 'Pembacaan terhenti. Coba lagi.'}</Note>
    </Frame>
  );
};
