import { styled } from 'styled-components';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import type { StoredFile } from '../../../domain/assessment/form-status.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { useConfig } from '../../core/config-context.ts';
import { OpenStoredFile } from '../../forms/document/open-stored-file.tsx';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { SentForm } from '../sent-form.tsx';
import type { JustSent } from '../use-just-sent.ts';
import { Apl02Paper } from './apl02-paper.tsx';

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

const Apl02SentFiles = ({ files }: { readonly files: readonly StoredFile[] }) =>
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

const titles = {
  approved: 'Asesmen dapat dilanjutkan',
  rejected: 'Asesmen tidak dapat dilanjutkan',
  waiting: 'Sedang diperiksa asesor',
};

interface Apl02SentProps {
  readonly apl: Apl02;
  readonly justSent: JustSent | null;
}

export const Apl02Sent = ({ apl, justSent }: Apl02SentProps) => (
  <SentForm
    form="apl02"
    sent={apl}
    justSent={justSent}
    done="APL 02 terkirim"
    wait={`Asesor memeriksanya, biasanya dalam ${useConfig().times.apl02}.`}
    titles={titles}
  >
    <Apl02Paper
      apl={apl}
      answers={apl.answers}
      fileNames={new Map(apl.files.map(({ id, name }) => [id, shownFileName(name)]))}
    />
    <Apl02SentFiles files={apl.files} />
  </SentForm>
);
