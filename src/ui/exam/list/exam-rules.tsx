import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import HardDrive from 'lucide-react/icons/hard-drive';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import { useConfig } from '../../core/config-context.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { placeText } from '../../kit/format/place.ts';
import { color, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { assessorAtEnd, deviceOnlyText } from '../exam-text.ts';
import { examKinds, isByUploads } from '../public/exam-kinds.ts';

const RuleLine = styled.li`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr);

  > span {
    background: ${color.brandTint};
    block-size: fit-content;
    border-radius: ${radius.control};
    color: ${color.brand};
    display: grid;
    padding: ${space(2)};
  }

  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }

  p {
    color: ${color.textMuted};
  }
`;

const Rule = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <RuleLine>
    <span>
      <Icon size={20} aria-hidden="true" />
    </span>
    <div>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  </RuleLine>
);

const atTheEnd = (exam: Exam): string => {
  if (isByUploads(exam)) {
    return 'File tidak dapat diunggah atau diganti lagi. Unggah dan kumpulkan sebelum waktu habis; sesudah itu hubungi asesor atau admin.';
  }
  return exam.submitAllowed
    ? 'Jawaban tidak dapat diubah lagi. Semua yang sudah Anda tulis tetap tersimpan, dan Anda diminta mengumpulkannya.'
    : 'Jawaban tidak dapat diubah lagi. Kumpulkan sebelum waktu habis; sesudah itu hanya asesor yang dapat membantu.';
};

const Uploads = () => (
  <>
    <Rule icon={CloudUpload} title="File langsung diunggah setelah dipilih">
      Bila unggahan terputus, file tetap tersimpan di perangkat ini: tekan Coba lagi, tanpa memilih ulang.
    </Rule>
    <Rule icon={ListChecks} title="Boleh diganti selama waktu berjalan">
      File yang terakhir diterima server yang dinilai. Sebelum mengumpulkan, Anda melihat tugas yang belum diunggah.
    </Rule>
  </>
);

const Answers = ({ deviceOnly }: { readonly deviceOnly: boolean }) => (
  <>
    {!deviceOnly ? (
      <Rule icon={CloudUpload} title="Jawaban tersimpan sendiri">
        Setiap jawaban langsung tersimpan di perangkat ini, dan sekitar sepuluh detik kemudian terkirim ke server. Bila
        koneksi terputus, teruskan saja: jawaban dikirim begitu tersambung lagi.
      </Rule>
    ) : (
      <Rule icon={HardDrive} title="Jawaban tersimpan di perangkat ini">
        {deviceOnlyText}
      </Rule>
    )}
    <Rule icon={ListChecks} title="Tandai ragu-ragu, lalu periksa">
      Soal boleh dikerjakan dalam urutan apa pun dan boleh dikosongkan. Sebelum mengumpulkan, Anda melihat soal yang
      kosong dan yang ragu-ragu.
    </Rule>
  </>
);

interface ExamRulesProps {
  readonly exam: Exam;
  readonly assessor: string;
  readonly day?: Exams['day'];
}

export const ExamRules = ({ exam, assessor, day }: ExamRulesProps) => {
  const byUploads = isByUploads(exam);
  const deviceOnly = !useConfig().features.partialSaves && !byUploads;
  return (
    <Stack as="ul">
      {day?.siteName && (
        <Rule icon={MapPin} title="Mulailah di tempat asesmen">
          Tempatnya {placeText(day.siteName, day.city)}. Tunggu sampai asesor mempersilakan Anda mulai.
        </Rule>
      )}
      {examKinds[exam.kind].work === 'observation' && (
        <Rule icon={Eye} title="Mulailah saat asesor sudah bersama Anda">
          Asesor mengamati Anda bekerja dan mengisi penilaian tiap kriteria. Bagian Anda: pertanyaan pendukung, yang
          tampil setelah ujian dimulai.
        </Rule>
      )}
      <Rule icon={Hourglass} title="Waktu berjalan terus sejak ujian dimulai">
        Waktu memakai jam server dan tidak berhenti bila halaman ditutup. Ujian hanya dapat dimulai satu kali.
      </Rule>
      {byUploads ? <Uploads /> : <Answers deviceOnly={deviceOnly} />}
      <Rule icon={Clock} title="Saat waktu habis">
        {atTheEnd(exam)}
      </Rule>
      <Rule icon={DoorOpen} title="Bila halaman tertutup atau komputer bermasalah">
        Masuk lagi{deviceOnly && ' di perangkat dan browser yang sama'} dan buka ujian ini: Anda melanjutkan dari{' '}
        {byUploads ? 'file' : 'jawaban'} terakhir, selama waktu belum habis.
      </Rule>
      <Rule icon={User} title="Kerjakan sendiri, di satu tab">
        {byUploads ? 'File hanya dapat diunggah' : 'Jawaban hanya dapat diubah'} di satu tab. Bila ada kendala, hubungi{' '}
        {assessorAtEnd(assessor)}
      </Rule>
    </Stack>
  );
};
