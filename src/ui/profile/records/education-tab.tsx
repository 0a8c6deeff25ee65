import { GraduationCap } from 'lucide-react';
import { NoEducationPicture } from '../../illustrations/no-education-picture.tsx';
import { EducationForm } from './education-form.tsx';
import { educationEntry } from './education-text.ts';
import { useEducationChanges, useEducations } from './records-data.ts';
import { RecordsTab, type RecordTexts } from './records-tab.tsx';

const texts: RecordTexts = {
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

/** The tab `riwayat_pendidikan` of the profile. */
export const EducationTab = ({ candidateId }: { readonly candidateId: string }) => (
  <RecordsTab
    candidateId={candidateId}
    texts={texts}
    prefix="education-"
    icon={GraduationCap}
    picture={<NoEducationPicture />}
    query={useEducations(candidateId)}
    entryOf={educationEntry}
    remove={useEducationChanges(candidateId).remove}
    Form={EducationForm}
  />
);
