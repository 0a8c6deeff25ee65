import { BriefcaseBusiness } from 'lucide-react';
import { NoCareerPicture } from '../../illustrations/no-career-picture.tsx';
import { CareerForm } from './career-form.tsx';
import { careerEntry } from './career-text.ts';
import { useCareerChanges, useCareers } from './records-data.ts';
import { RecordsTab, type RecordTexts } from './records-tab.tsx';

const texts: RecordTexts = {
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

/** The tab `pengalaman_kerja` of the profile. */
export const CareerTab = ({ candidateId }: { readonly candidateId: string }) => (
  <RecordsTab
    candidateId={candidateId}
    texts={texts}
    prefix="career-"
    icon={BriefcaseBusiness}
    picture={<NoCareerPicture />}
    query={useCareers(candidateId)}
    entryOf={careerEntry}
    remove={useCareerChanges(candidateId).remove}
    Form={CareerForm}
  />
);
