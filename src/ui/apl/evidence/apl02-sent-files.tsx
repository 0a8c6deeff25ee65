import { styled } from 'styled-components';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { OpenStoredFile } from '../../document/open-stored-file.tsx';
import { raisedPanel } from '../../theme/surfaces.ts';
import { fontSize, space } from '../../theme/theme.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(3)};
  margin: ${space(6)} auto 0;
  max-inline-size: 56rem;
  padding: ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  ul {
    display: grid;
    gap: ${space(2)};
    list-style: none;
    padding: 0;
  }
`;

export const Apl02SentFiles = ({ files }: { readonly files: readonly StoredFile[] }) =>
  files.length > 0 && (
    <Frame aria-labelledby="apl02-file-bukti" data-print="hidden">
      <h2 id="apl02-file-bukti">File bukti</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <OpenStoredFile file={file} />
          </li>
        ))}
      </ul>
    </Frame>
  );
