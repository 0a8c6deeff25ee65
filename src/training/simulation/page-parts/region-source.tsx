import { styled } from 'styled-components';
import { paths } from '../../../ui/core/paths.ts';
import { TextLink } from '../../../ui/kit/components/navigation/text-link.tsx';
import { color, fontSize } from '../../../ui/kit/theme/theme.ts';

const Source = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

export const RegionSource = () => (
  <Source>
    Nama wilayah berasal dari data terbuka.{' '}
    <TextLink to={`${paths.about.to({})}#lisensi-data`}>Sumber dan lisensi data wilayah</TextLink>
  </Source>
);
