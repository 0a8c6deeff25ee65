import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readRecordFile } from '../../../application/exam/record/read-record-file.ts';
import type { ExamRecordFile } from '../../../domain/exam/exam-record.ts';
import {
  entryText,
  numbersIn,
  phaseTexts,
  receiptText,
  recordedAnswer,
  recordedTime,
} from '../../../ui/exam/public/record-text.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Callout } from '../../../ui/kit/components/feedback/callout.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { DescriptionList } from '../../../ui/kit/components/layout/description-list.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { Dialog } from '../../../ui/kit/components/overlay/dialog.tsx';
import { color, fontSize, fontWeight, space } from '../../../ui/kit/theme/theme.ts';
import { momentAt } from './record-moment.ts';

const largestFileBytes = 5_000_000;

const Beside = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Steps = styled.ol`
  border: 1px solid ${color.border};
  font-size: ${fontSize.small};
  list-style: none;
  max-block-size: 24rem;
  overflow: auto;
  padding: 0;

  button {
    background: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    font: inherit;
    inline-size: 100%;
    overflow-wrap: anywhere;
    padding: ${space(1)} ${space(2)};
    text-align: start;
  }

  [aria-current] {
    background: ${color.brandTint};
    font-weight: ${fontWeight.semibold};
  }
`;

const Answers = styled.table`
  border-collapse: collapse;
  font-size: ${fontSize.small};
  inline-size: 100%;

  th,
  td {
    border-block-end: 1px solid ${color.border};
    overflow-wrap: break-word;
    padding: ${space(1)} ${space(2)};
    text-align: start;
    vertical-align: top;
  }
`;

const timeOf = (instant: number | string): string => recordedTime(instant, 'HH.mm.ss');

/** Shows the steps of a record on one side, and the state of the page at the chosen step on the other. */
const Shown = ({ record }: { readonly record: ExamRecordFile }) => {
  const { entries, answers: texts, receipt } = record;
  const [index, setIndex] = useState(entries.length - 1);
  const numberOf = numbersIn(entries);
  const lines = entries.flatMap((entry, step) => {
    const text = entryText(entry, numberOf);
    return text === '' ? [] : [{ step, text: `${timeOf(entry.at)} ${text}` }];
  });
  const { serverTime, deadline, words, left, answers, states } = momentAt(entries, index);
  const rows = [...answers.values()].sort((a, b) => numberOf(a.question) - numberOf(b.question));
  const answered = rows.filter(({ digest }) => digest !== '');
  const held = answered.filter(({ phase }) => phase === 'sent');
  const steps = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other step is scrolled to
  useEffect(() => steps.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [index]);
  const to = (next: number) => setIndex(Math.min(Math.max(next, 0), entries.length - 1));
  return (
    <Stack $gap={4}>
      <DescriptionList
        items={[
          { title: 'Asesi', content: record.candidate },
          { title: 'Skema', content: record.scheme },
          { title: 'Transaksi', content: record.trxId },
          { title: 'Tanda terima server', content: receipt ? receiptText(receipt) : 'tidak ada' },
        ]}
      />
      <Cluster>
        <Button size="small" variant="secondary" onClick={() => to(index - 1)}>
          Mundur
        </Button>
        <Button size="small" variant="secondary" onClick={() => to(index + 1)}>
          Maju
        </Button>
        <label>
          Langkah {index + 1} dari {entries.length}{' '}
          <input
            type="range"
            min={0}
            max={entries.length - 1}
            value={index}
            onChange={({ currentTarget }) => to(Number(currentTarget.value))}
          />
        </label>
      </Cluster>
      <p>Langkah-langkah di kiri menurut jam perangkat; di kanan menurut jam server.</p>
      <Beside>
        <Steps ref={steps} tabIndex={0} aria-label="Langkah catatan, menurut jam perangkat">
          {lines.map(({ step, text }) => (
            <li key={step}>
              <button type="button" {...(step === index && { 'aria-current': 'step' })} onClick={() => to(step)}>
                {text}
              </button>
            </li>
          ))}
        </Steps>
        <Stack as="section" $gap={3} aria-label="Yang terlihat pada langkah ini">
          <DescriptionList
            items={[
              { title: 'Jam server', content: timeOf(serverTime) },
              { title: 'Batas waktu', content: deadline === null ? 'belum diketahui' : timeOf(deadline) },
              { title: 'Sisa waktu di layar', content: left || '–' },
              { title: 'Kata-kata di layar', content: words.join(' · ') || '–' },
              { title: 'Dikumpulkan dari halaman ini', content: states.get('handedIn') === 'true' ? 'ya' : 'belum' },
              {
                title: 'Jawaban',
                content: `${answered.length} dijawab di perangkat, ${held.length} di antaranya diterima server`,
              },
            ]}
          />
          <Answers>
            <thead>
              <tr>
                <th scope="col">Soal</th>
                <th scope="col">Jawaban</th>
                <th scope="col">Di mana</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((answer) => (
                <tr key={answer.question}>
                  <td>{numberOf(answer.question)}</td>
                  <td>
                    {texts?.[answer.question] ?? recordedAnswer(answer, 'kosong')}
                    {answer.doubtful && ' (ragu-ragu)'}
                  </td>
                  <td>{phaseTexts[answer.phase]}</td>
                </tr>
              ))}
            </tbody>
          </Answers>
        </Stack>
      </Beside>
    </Stack>
  );
};

/** Opens the record of an exam that a candidate has downloaded, so that the body can decide a dispute. */
export const ExamRecordOpener = () => {
  const file = useRef<HTMLInputElement>(null);
  const [record, setRecord] = useState<ExamRecordFile | null>(null);
  const [refused, setRefused] = useState('');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    setRefused('');
    if (!chosen) return;
    const read = chosen.size > largestFileBytes ? null : readRecordFile(await chosen.text());
    setRecord(read);
    if (!read) setRefused('File ini bukan catatan ujian, atau sudah diubah.');
  };
  return (
    <Stack $gap={3}>
      <p>
        Peserta mengunduhnya dari tanda terima ujian atau dari halaman ujian yang ditutup. File ini tidak dikirim ke
        mana pun.
      </p>
      {refused !== '' && (
        <Callout tone="caution" live="polite">
          {refused}
        </Callout>
      )}
      <div>
        <Button variant="secondary" size="small" onClick={() => file.current?.click()}>
          Buka catatan ujian
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        aria-label="File catatan ujian"
        hidden
        onChange={(event) => void open(event)}
      />
      {record && (
        <Dialog open size="large" title={`Catatan ${record.title}`} onClose={() => setRecord(null)}>
          <Shown key={`${record.examId} ${record.entries.length}`} record={record} />
        </Dialog>
      )}
    </Stack>
  );
};
