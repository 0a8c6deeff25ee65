import { paths } from '../../../ui/core/paths.ts';
import { TextLink } from '../../../ui/kit/components/navigation/text-link.tsx';
import { Note } from '../../../ui/kit/components/text/note.tsx';

export const RegionSource = () => (
  <Note>
    Nama wilayah berasal dari data terbuka.{' '}
    <TextLink to={`${paths.about.to({})}#lisensi-data`}>Sumber dan lisensi data wilayah</TextLink>
  </Note>
);
