import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { NoCareerPicture, NoEducationPicture } from '../../kit/illustrations/profile-pictures.tsx';
import { useEducations } from '../public/profile-data.ts';
import { CareerForm } from './career-form.tsx';
import { careerEntry } from './career-text.ts';
import { EducationForm } from './education-form.tsx';
import { educationEntry } from './education-text.ts';
import { useCareerChanges, useCareers, useEducationChanges } from './records-data.ts';
import { RecordsTab, type RecordTexts } from './records-tab.tsx';

const educationTexts: RecordTexts = {
  title: 'Riwayat pendidikan',
  lead: 'Sekolah dan kuliah Anda, yang terakhir di atas.',
  add: 'Tambah pendidikan',
  notLoaded: 'Riwayat pendidikan belum bisa dimuat',
  none: 'Belum ada riwayat pendidikan',
  whatFor: 'Tambahkan paling sedikit pendidikan terakhir Anda; APL 01 memerlukannya.',
  added: 'Pendidikan ditambahkan.',
  changed: 'Pendidikan disimpan.',
  removed: 'Pendidikan dihapus.',
  removeQuestion: 'Hapus pendidikan ini?',
};

export const EducationTab = ({ candidateId }: { readonly candidateId: string }) => (
  <RecordsTab
    candidateId={candidateId}
    texts={educationTexts}
    prefix="education-"
    icon={GraduationCap}
    picture={<NoEducationPicture />}
    query={useEducations(candidateId)}
    entryOf={educationEntry}
    remove={useEducationChanges(candidateId).remove}
    Form={EducationForm}
  />
);

const careerTexts: RecordTexts = {
  title: 'Pengalaman kerja',
  lead: 'Pekerjaan Anda sampai sekarang, yang terakhir di atas.',
  add: 'Tambah pengalaman kerja',
  notLoaded: 'Pengalaman kerja belum bisa dimuat',
  none: 'Belum ada pengalaman kerja',
  whatFor: 'Pengalaman yang sesuai dengan skema membantu asesor menilai kompetensi Anda.',
  added: 'Pengalaman kerja ditambahkan.',
  changed: 'Pengalaman kerja disimpan.',
  removed: 'Pengalaman kerja dihapus.',
  removeQuestion: 'Hapus pengalaman kerja ini?',
};

export const CareerTab = ({ candidateId }: { readonly candidateId: string }) => (
  <RecordsTab
    candidateId={candidateId}
    texts={careerTexts}
    prefix="career-"
    icon={BriefcaseBusiness}
    picture={<NoCareerPicture />}
    query={useCareers(candidateId)}
    entryOf={careerEntry}
    remove={useCareerChanges(candidateId).remove}
    Form={CareerForm}
  />
);
