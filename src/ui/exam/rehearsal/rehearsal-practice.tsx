import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { layer } from '../../kit/theme/theme.ts';
import { answeringWithHelps } from '../helps/answering-with-helps.ts';
import { HelpTools } from '../helps/help-tools.tsx';
import { ExamHelpsContext } from '../helps/helps-context.ts';
import { QuestionLook } from '../helps/question-look.tsx';
import { useExamHelps } from '../helps/use-exam-helps.ts';
import { ExamSlotsContext } from '../public/exam-bar.tsx';
import { QuestionSheet } from '../questions/question-sheet.tsx';
import { useSheet } from '../questions/use-sheet.ts';
import { practiceAnswers } from './practice-answers.ts';
import { practiceExam, practiceQuestions } from './practice-questions.ts';

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

export const RehearsalPractice = ({ trxId }: { readonly trxId: string | null }) => {
  const [answers, setAnswers] = useState(practiceAnswers);
  const { shown: helps, said } = useExamHelps(practiceExam(trxId), { wanted: true, writing: true });
  const source = useMemo(() => answeringWithHelps(answers, helps?.helps), [answers, helps]);
  const [done, setDone] = useState(false);
  const [foot, setFoot] = useState<Element | null>(null);
  const sheet = useSheet(practiceQuestions.length);
  const again = () => {
    setAnswers(practiceAnswers());
    for (const { id } of practiceQuestions) helps?.helps.clear(id);
    setDone(false);
    sheet.goTo(0);
  };
  return (
    <section aria-labelledby="gladi-latihan">
      <Stack $gap={4}>
        <Stack $gap={2}>
          <h2 id="gladi-latihan">Soal latihan</h2>
          <p>
            Halamannya sama dengan halaman ujian: pindah soal, tandai ragu-ragu, dan coba pintasan keyboard serta alat
            bantu di kanan atas. Jawaban latihan tidak disimpan atau dinilai; tanda “Tersimpan” dan “Terkirim” hanya
            meniru yang tampil saat ujian.
          </p>
        </Stack>
        {done ? (
          <Practised
            answered={practiceQuestions.filter(({ id }) => source.read(id).value !== '').length}
            onAgain={again}
          />
        ) : (
          // the bar at the foot of the window belongs to exams, so the practice questions render into a foot of this page
          <ExamHelpsContext value={helps}>
            <QuestionLook />
            <HelpTools withOptions />
            <VisuallyHidden {...politely}>
              <span key={said.no}>{said.text}</span>
            </VisuallyHidden>
            <ExamSlotsContext value={{ title: null, beside: null, below: null, foot }}>
              <QuestionSheet
                questions={practiceQuestions}
                source={source}
                sheet={sheet}
                finish={<Button onClick={() => setDone(true)}>Selesai berlatih</Button>}
              />
            </ExamSlotsContext>
          </ExamHelpsContext>
        )}
        {!done && <Foot ref={setFoot} />}
      </Stack>
    </section>
  );
};
