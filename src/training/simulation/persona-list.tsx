import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { logOutTokens } from '../../application/account/log-out-tokens.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import type { Persona } from '../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../ui/core/alerts/alerts-view.ts';
import { useServices } from '../../ui/core/services.tsx';
import { enter, leave, useSessionView } from '../../ui/core/session/session-view.ts';
import { color, fontSize, fontWeight, radius, space, touchTarget } from '../../ui/kit/theme/theme.ts';
import { RememberedSection } from './remembered-section.tsx';
import { useSimulation } from './use-simulation.ts';

const List = styled.ul`
  display: grid;
  max-block-size: 20rem;
  overflow: auto;
  gap: ${space(1)};
  list-style: none;
  padding: 0;

  button {
    background: none;
    border: 0;
    border-radius: ${radius.control};
    display: grid;
    inline-size: 100%;
    min-block-size: ${touchTarget};
    padding: ${space(2)};
    text-align: start;
  }

  button:hover {
    background: ${color.brandTint};
  }

  strong {
    color: ${color.brand};
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-end: ${space(2)};

  code {
    color: ${color.text};
  }
`;

export const PersonaList = () => {
  const control = useSimulation();
  const logInAs = useLogInAs();
  const personas = control?.personas() ?? [];
  if (personas.length === 0) return null;
  return (
    <RememberedSection id="siapa" title="Akun demo (simulasi)">
      <Hint>
        Kata sandi semua akun demo: <code>{personas[0]?.password}</code>
      </Hint>
      <List>
        {personas.map((persona) => (
          <li key={persona.email}>
            <button type="button" onClick={() => void logInAs(persona)}>
              <strong>{persona.email}</strong>
              <span>{persona.persona}</span>
            </button>
          </li>
        ))}
      </List>
    </RememberedSection>
  );
};

const useLogInAs = () => {
  const services = useServices();
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed } = useAlerts();
  return async ({ email, password }: Persona): Promise<void> => {
    try {
      const [logIn, logOut] = await Promise.all([
        services.resolve(accountTokens.logIn),
        services.resolve(logOutTokens.logOut),
      ]);
      if (session.candidate) await logOut(null); // `null` keeps the drafts of the previous person
      leave(session);
      queries.clear();
      const outcome = await logIn({ email, password });
      if (outcome.kind === 'welcome') enter(session, outcome.candidate);
    } catch (error) {
      failed(error);
    }
  };
};
