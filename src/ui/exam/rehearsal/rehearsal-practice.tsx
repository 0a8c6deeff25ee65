import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { layer } from '../../kit/theme/theme.ts';
import { ExamSlotsContext } from '../public/exam-bar.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import { useSheet } from '../questions/use-sheet.ts';
import { practiceAnswers } from './practice-answers.ts';
import { practiceQuestions } from './practice-questions.ts';

const Practised = ({ answered, onAgain }: { readonly answered: number; readonly onAgain: () => void }) => (
  <Callout
    tone="positive"
    live="polite"
    title="Latihan selesai"
    action={
      <Button variant="secondary" onClick={onAgain}>
        Ulangi latihan
      </Button>
    }
  >
    Anda menjawab {answered} dari {practiceQuestions.length} soal latihan. Saat ujian, langkah berikutnya adalah
    memeriksa jawaban: soal yang kosong dan ragu-ragu ditunjukkan dahulu, baru ujian dikumpulkan.
  </Callout>
);

const Foot = styled.div`
  inset-block-end: var(--below, 0px);
  position: sticky;
  z-index: ${layer.sticky};
`;

export const RehearsalPractice = () => {
  const [source, setSource] = useState(practiceAnswers);
  const [done, setDone] = useState(false);
  const [foot, setFoot] = useState<Element | null>(null);
  const sheet = useSheet(practiceQuestions.length);
  const again = () => {
    setSource(practiceAnswers());
    setDone(false);
    sheet.goTo(0);
  };
  return (
    <section aria-labelledby="gladi-latihan">
      <Stack $gap={4}>
        <Stack $gap={2}>
          <h2 id="gladi-latihan">Soal latihan</h2>
          <p>
            Halamannya sama dengan halaman ujian: pindah soal, tandai ragu-ragu, dan coba pintasan keyboard. Jawaban
            latihan tidak disimpan atau dinilai; tanda “Tersimpan” dan “Terkirim” hanya meniru yang tampil saat ujian.
          </p>
        </Stack>
        {done ? (
          <Practised
            answered={practiceQuestions.filter(({ id }) => source.read(id).value !== '').length}
            onAgain={again}
          />
        ) : (
          // the bar at the foot of the window belongs to exams, so the practice questions render into a foot of this page
          <ExamSlotsContext value={{ title: null, beside: null, below: null, foot }}>
            <QuestionSheet
              questions={practiceQuestions}
              source={source}
              sheet={sheet}
              finish={<Button onClick={() => setDone(true)}>Selesai berlatih</Button>}
            />
          </ExamSlotsContext>
        )}
        {!done && <Foot ref={setFoot} />}
      </Stack>
    </section>
  );
};
