import { styled } from 'styled-components';
import type { ConfigError } from '../../../configuration/config.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Container } from '../../kit/components/layout/container.tsx';
import { GlobalStyle } from '../../kit/theme/global-style.tsx';
import { space } from '../../kit/theme/theme.ts';
import { configProblemText } from './config-problem-text.ts';

const Main = styled.main`
  padding-block: ${space(16)};

  h1 {
    margin-block-end: ${space(4)};
  }

  > div > div {
    margin-block-start: ${space(4)};
  }
`;

/** Compares the name, because importing the class would load the validation. */
const isConfigError = (problem: unknown): problem is ConfigError =>
  problem instanceof Error && problem.name === 'ConfigError';

const textsOf = (problem: unknown): readonly string[] =>
  isConfigError(problem)
    ? problem.problems.map(configProblemText)
    : ['/config.json tidak dapat dibaca: periksa sambungan, lalu muat ulang halaman ini.'];

const ConfigErrorPage = ({ problem }: { problem: unknown }) => (
  <>
    <GlobalStyle />
    <Main>
      <Container $narrow>
        <h1>Konfigurasi portal tidak sesuai</h1>
        <p>Portal belum dapat dibuka karena file /config.json perlu diperbaiki oleh pengelola.</p>
        <Callout tone="critical" title="Yang perlu diperbaiki">
          <ul>
            {textsOf(problem).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Callout>
      </Container>
    </Main>
  </>
);

export default ConfigErrorPage;
